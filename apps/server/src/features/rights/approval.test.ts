import { operations, roles } from '@lucerna/contract';
import type { Account, AuditEntry, CompanyUser, Qualification } from '@lucerna/contract';
import { lettersTo } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect, it } from 'vitest';

const answers = {
  aboutYou: { userType: 2, profession: 'other', firstName: 'New', lastName: 'Buyer' },
  aboutCompany: { name: 'Müller & Söhne', companyType: 'distribution', country: 'ES' },
};

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer({ approveAccounts: true });
  admin = await server.as('admin');
});

/** Somebody who signed up, proved the e-mail and told about the work. */
async function newProfessional(email: string) {
  const user = server.anyone();
  await user.post('/users/v1/auth/sign-up', { email, password: 'a long enough one' });
  await server.pool.query('update account set email_verified_at = now() where email = $1', [email]);
  const told = await tell(user);
  return { user, told, account: await accountOf(user) };
}

const tell = async (user: TestUser) =>
  (await user.post<Qualification>('/users/v1/auth/qualification', answers)).body;
const accountOf = async (user: TestUser) => (await user.get<Account>('/users/v1/account')).body;
const waiting = async () =>
  (await admin.get<{ docs: CompanyUser[] }>('/users/v1/users/manage/by-company?approval=asked')).body.docs;
const say = (id: string, isApproved: boolean, by = admin) =>
  by.patch<CompanyUser & { code?: string }>(operations.administerUser.path.replace(':id', id), {
    isApproved,
  });
const subjectsTo = async (email: string) =>
  (await lettersTo(server.url, email)).map(({ subject }) => subject).join('\n');
const seesPrice = async (user: TestUser) =>
  JSON.stringify(
    (await user.post('/api/v1/projects', { name: 'Hotel', products: [{ model: '2010', quantity: 1 }] })).body,
  ).includes('unitNet');

it('a professional who has told all waits for an administrator, and sees prices once approved', async () => {
  const email = 'waiting@example.test';
  const { user, told, account } = await newProfessional(email);
  expect(told).toMatchObject({ registerType: 3, qualified: false, missing: ['approval'] });
  expect(account).toMatchObject({ registerType: 3, approval: 'asked', roles: [roles.webUser] });
  expect(await seesPrice(user)).toBe(false);
  await expect.poll(() => subjectsTo('admin@lucerna.test'), { timeout: 15_000 }).toMatch('New Buyer');
  expect((await waiting()).map((each) => each.email)).toEqual([email]);

  expect((await say(account.id, true)).body).toMatchObject({ registerType: 4, approval: null });
  expect(await accountOf(user)).toMatchObject({ registerType: 4, roles: [roles.distributor] });
  expect(await seesPrice(user)).toBe(true);
  await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toMatch(/approved|aprobada/);
  const { body } = await admin.get<{ docs: AuditEntry[] }>(`/users/v1/audit?account=${account.id}`);
  const qualified = body.docs.find(({ action }) => action === 'qualified');
  expect(qualified?.actor?.email).toBe('admin@lucerna.test');
  expect(body.docs.map(({ action }) => action)).toContain('approvalAsked');
});

it('one who was declined reads so, and asks again by telling anew', async () => {
  const email = 'declined@example.test';
  const { user, account } = await newProfessional(email);
  await say(account.id, false);
  expect((await say(account.id, true)).status).toBe(409);
  expect(await accountOf(user)).toMatchObject({ registerType: 3, approval: 'declined' });
  expect(await waiting()).toEqual([]);
  await expect.poll(() => subjectsTo(email), { timeout: 15_000 }).toMatch(/couldn’t approve|No hemos podido/);
  expect((await tell(user)).missing).toEqual(['approval']);
  expect(await accountOf(user)).toMatchObject({ approval: 'asked' });
  expect((await say(account.id, true)).status).toBe(200);
});

it('the second of two answers is stale, nobody approves themselves, and nobody is asked twice', async () => {
  const { user, account } = await newProfessional('twice@example.test');
  await tell(user);
  await tell(user);
  expect((await say(account.id, true, user)).status).toBe(403);
  expect((await say(account.id, true, await server.as('sales'))).status).toBe(403);
  const both = await Promise.all([say(account.id, true), say(account.id, false)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const asked = (await lettersTo(server.url, 'admin@lucerna.test')).filter(({ text }) =>
    text.includes('twice@example.test'),
  );
  expect(asked.length).toBeLessThanOrEqual(1);
});

it('a private person and a blocked account wait for nobody', async () => {
  const person = server.anyone();
  await person.post('/users/v1/auth/sign-up', {
    email: 'person@example.test',
    password: 'a long enough one',
  });
  await server.pool.query(`update account set email_verified_at = now() where email = 'person@example.test'`);
  const { body } = await person.post<Qualification>('/users/v1/auth/qualification', {
    ...answers,
    aboutYou: { ...answers.aboutYou, userType: 1 },
  });
  expect(body.missing).toEqual([]);
  const { account } = await newProfessional('blocked@example.test');
  await admin.patch(operations.administerUser.path.replace(':id', account.id), { isBlocked: true });
  expect((await say(account.id, true)).body.code).toBe('stale');
});
