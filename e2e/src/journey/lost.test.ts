import { describe, expect, it } from 'vitest';
import { itInLong } from '../extent';
import { openSite } from '../site';
import { isOnServer, opensWork, place, quantityOf, sees, startsAnew, undoes, wants } from './lost';

const site = openSite();

describe('work is not lost', () => {
  itInLong('when two devices go on with it: each is asked, and undo brings the other one back', async () => {
    const [desk, phone] = [await site.arrive(), await site.arrive()];
    await phone.telling(async () => {
      for (const device of [desk, phone]) await device.signIn('distributor');
      await opensWork(desk);
      await wants(desk, 2);
      await isOnServer(desk, 2);
      await opensWork(phone);
      await sees(phone, 2);
      await wants(phone, 3);
      await isOnServer(phone, 3);

      await wants(desk, 4);
      await desk.page.getByText(desk.say('editor.otherWork')).waitFor();
      await sees(desk, 4);
      await isOnServer(desk, 3);
      await desk.button('editor.takeWork').click();
      await sees(desk, 3);
      await undoes(desk);
      await sees(desk, 4);
      await isOnServer(desk, 4);

      await wants(phone, 5);
      await phone.button('editor.keepMine').click();
      await sees(phone, 5);
      await isOnServer(phone, 5);
      await undoes(phone);
      await sees(phone, 4);
    });
    await desk.leave();
    await phone.leave();
  });

  it('when the network is away, and is sent when it is back', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('sales');
      await opensWork(visitor);
      await page.context().setOffline(true);
      await wants(visitor, 7);
      await page.getByText(visitor.say('editor.kept.here')).waitFor();
      await wants(visitor, 8);
      await page.context().setOffline(false);
      await isOnServer(visitor, 8);
      await page.getByText(visitor.say('editor.kept.saved')).waitFor();
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await sees(visitor, 8);
    });
    await visitor.leave();
  });

  itInLong('when the session ends, and is nobody else’s after signing out', async () => {
    const visitor = await site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await startsAnew(visitor, 'webuser');
      await opensWork(visitor);
      await wants(visitor, 2);
      await visitor.signInHere('webuser');
      await isOnServer(visitor, 2);
      await sees(visitor, 2);

      await page.context().clearCookies();
      await wants(visitor, 3);
      await page.getByText(visitor.say('editor.sessionEnded')).waitFor();
      expect(new URL(page.url()).pathname).toBe(place);
      await wants(visitor, 4);
      // What is older than a second is kept.
      await page.waitForTimeout(1000);
      await page.reload();
      await page.getByText(visitor.say('editor.restored')).waitFor();
      await sees(visitor, 4);
      await wants(visitor, 5);
      await visitor.signInHere('webuser');
      await isOnServer(visitor, 5);
      await undoes(visitor);
      await sees(visitor, 4);
      await isOnServer(visitor, 4);

      await page
        .getByRole('button', { name: new RegExp(`^${visitor.say('navigation.account')}`) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: visitor.say('session.signOut') }).click();
      await sees(visitor, 1);
      await visitor.signInHere('admin');
      await page.reload();
      await quantityOf(visitor).waitFor();
      await sees(visitor, 1);
      await isOnServer(visitor, null);
    });
    await visitor.leave();
  });
});
