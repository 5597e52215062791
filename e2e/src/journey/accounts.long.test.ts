import type { Account, RoleName } from '@lucerna/contract';
import { signedIn } from '@lucerna/testkit/user';
import { describe, expect, it } from 'vitest';
import { openSite } from '../site';
import type { Visitor } from './visitor';

const site = openSite();

/** A browser with the session of a role of the demo, at a page. */
async function arrive(role: RoleName, at: string): Promise<Visitor> {
  const visitor = await site.arrive();
  await visitor.signIn(role);
  await visitor.goTo(at);
  return visitor;
}

const right = 'company.manage.user';

describe('the users of the company', () => {
  it('are invited and given a right, by which a colleague manages those of the company only', async () => {
    const visitor = await arrive('admin', '/users-management');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.button('users.invite').click();
      await page
        .getByRole('dialog')
        .getByRole('textbox', { name: visitor.say('users.email') })
        .fill('new.person@firm.example');
      await visitor.button('users.sendInvitation').click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('tab', { name: visitor.say('users.invitations') }).click();
      await page.getByRole('rowheader', { name: 'new.person@firm.example' }).waitFor();

      await page.getByRole('tab', { name: visitor.say('users.users') }).click();
      await visitor.button('users.rightsOf', { name: 'Sales Demo' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('checkbox', { name: visitor.say(`users.right.${right}`) }).click();
      await visitor.button('users.saveRights').click();
      await dialog.waitFor({ state: 'detached' });
    });
    await visitor.leave();

    const colleague = await arrive('sales', '/users-management');
    await colleague.telling(async () => {
      const names = colleague.page.getByRole('rowheader');
      await names.first().waitFor();
      expect((await names.allInnerTexts()).map((text) => text.split('\n')[0]).sort()).toEqual([
        'Administrator Demo',
        'Sales Demo',
      ]);
      await expect.poll(() => colleague.page.getByRole('tab').count()).toBe(2);
    });
    await colleague.leave();
  });
});

describe('the own account', () => {
  it('tells its sessions, and ends another one', async () => {
    const other = await signedIn(site.url, 'distributor');
    const visitor = await arrive('distributor', '/my-profile');
    await visitor.telling(async () => {
      expect((await other.get<Account>('/users/v1/account')).status).toBe(200);
      await visitor.page.getByText(visitor.say('profile.thisSession'), { exact: true }).waitFor();
      const end = visitor.page.getByRole('button', { name: visitor.pattern('profile.endSessionOf') });
      await end.click();
      await end.waitFor({ state: 'detached' });
      expect((await other.get('/users/v1/account')).status).toBe(401);
    });
    await visitor.leave();
  });

  it('takes another name, and offers the present one where the change came too late', async () => {
    const visitor = await arrive('distributor', '/my-profile');
    await visitor.telling(async () => {
      const name = visitor.page.getByLabel(visitor.say('profile.firstName'));
      await name.fill('Clara');
      const elsewhere = await signedIn(site.url, 'distributor');
      const { body: account } = await elsewhere.get<Account>('/users/v1/account');
      await elsewhere.patch(`/users/v1/users/${account.id}`, { firstName: 'Nora' });
      await visitor.button('profile.saveName').click();
      await visitor.button('profile.showFresh').click();
      await expect.poll(() => name.inputValue()).toBe('Nora');
      await name.fill('Clara');
      await visitor.button('profile.saveName').click();
      await visitor.page.getByText(visitor.say('profile.nameSaved')).first().waitFor();
      expect((await elsewhere.get<Account>('/users/v1/account')).body.firstName).toBe('Clara');
    });
    await visitor.leave();
  });

  it('makes a key that works until it is revoked', async () => {
    const visitor = await arrive('apiUser', '/my-profile');
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.button('profile.newKey').click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(visitor.say('profile.keyName'), { exact: true }).fill('Stock list');
      await visitor.button('profile.makeKey').click();
      await visitor.button('profile.copyKey').waitFor();
      const [key] = (await dialog.innerText()).match(/\S{40,}/) ?? [];
      const call = () =>
        fetch(`${site.url}/users/v1/account`, { headers: { authorization: `Bearer ${key}` } });
      expect((await call()).status).toBe(200);
      await visitor.button('profile.keyKept').click();
      await visitor.button('profile.revokeOf', { name: 'Stock list' }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: visitor.say('profile.revoke') })
        .click();
      await page.getByText(visitor.say('profile.noKeys')).waitFor();
      expect((await call()).status).toBe(401);
    });
    await visitor.leave();
  });
});
