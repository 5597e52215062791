import { describe, expect, it } from 'vitest';
import { linkIn } from '@lucerna/testkit/letters';
import { onOnePort, openHouse, viewsOf } from './auth-house';
import type { Visitor } from './visitor';

const house = openHouse(onOnePort);

interface Colleague {
  readonly id: string;
  readonly email: string;
  readonly privileges: readonly string[];
}

/** Calls as the page would, and answers the body. */
const call = (visitor: Visitor, method: string, path: string, body?: unknown): Promise<unknown> =>
  visitor.page.evaluate(
    async ({ how, where, what }) => {
      const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
      const answer = await fetch(where, {
        method: how,
        ...(what !== undefined && { headers, body: JSON.stringify(what) }),
      });
      if (!answer.ok) throw new Error(`${how} ${where}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as unknown;
    },
    { how: method, where: path, what: body },
  );

const users = '/users/v1/users/manage/by-company';
const manages = 'company.manage.user';

/** Somebody of the distributor who manages its users invites; answers the link of the letter. */
async function invites(email: string): Promise<string> {
  const admin = await house.site.arrive();
  await admin.signIn('admin');
  await admin.goTo('/');
  const { docs } = (await call(admin, 'GET', `${users}?itemsPerPage=100`)) as { docs: readonly Colleague[] };
  const { id, privileges } = docs.find((each) => each.email === 'distributor@lucerna.test')!;
  await call(admin, 'PATCH', users, {
    users: [{ id, privileges: [...new Set([...privileges, manages])] }],
  });
  await admin.leave();
  const manager = await house.site.arrive();
  await manager.signIn('distributor');
  await manager.goTo('/');
  await call(manager, 'POST', `${users}/invitations`, { email, roleId: 3, language: 'en' });
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
