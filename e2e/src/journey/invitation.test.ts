import { describe, expect, it } from 'vitest';
import { linkIn } from '@lucerna/testkit/letters';
import { openHouse, viewsOf, ways } from './auth-house';
import type { Visitor } from './visitor';

const house = openHouse(ways[0]!);

/** The distributor's company invites, and the link of the letter is answered. */
async function invites(email: string): Promise<string> {
  const manager = await house.site.arrive();
  await manager.signIn('distributor');
  await manager.goTo('/');
  const status = await manager.page.evaluate(async (guest) => {
    const answer = await fetch('/users/v1/users/manage/by-company/invitations', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ email: guest, roleId: 3, language: 'en' }),
    });
    return answer.status;
  }, email);
  expect(status).toBe(201);
  await manager.leave();
  return linkIn(await house.letterTo(email)).href;
}

const roleOf = (visitor: Visitor): Promise<unknown> =>
  visitor.page.evaluate(async () => {
    const account = (await (await fetch('/users/v1/account')).json()) as Record<string, unknown>;
    return account['clientCode'];
  });

describe('the letter of an invitation', () => {
  it('is answered with yes by the account that it is for, and by no other', async () => {
    const link = await invites('webuser@lucerna.test');
    const visitor = await house.site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await visitor.signIn('importer');
      await page.goto(link);
      await page.getByText('Demo Distributor SL').first().waitFor();
      await page.getByText('importer@lucerna.test').waitFor();
      expect(await visitor.button('invitation.accept').count()).toBe(0);
      await page
        .locator('main')
        .getByRole('button', { name: visitor.say('session.signOut') })
        .click();
      await visitor.link('invitation.signIn').click();
      await visitor.entersPassword('webuser');
      await visitor.button('invitation.accept').click();
      await page.waitForURL(/\/projects$/);
      expect(await roleOf(visitor)).toBe('C-1001');
      await page.goto(link);
      await page.getByText(visitor.say('problem.invitationUsed')).waitFor();
    });
    await visitor.leave();
  });

  it('leads somebody new to a form that knows them, and is ended by a no', async () => {
    const email = 'invited@example.test';
    const link = await invites(email);
    const visitor = await house.site.arrive();
    await visitor.telling(async () => {
      const { page } = visitor;
      await page.goto(link);
      await visitor.link('session.signUp').last().click();
      const views = viewsOf(visitor);
      await views.getByText('Demo Distributor SL').waitFor();
      await expect.poll(() => views.getByLabel(visitor.say('session.email')).inputValue()).toBe(email);
      await page.goto(link);
      await visitor.button('invitation.decline').click();
      await page.getByText(visitor.say('invitation.declined')).waitFor();
      await page.reload();
      await page.getByText(visitor.say('problem.tokenInvalid')).waitFor();
    });
    await visitor.leave();
  });
});
