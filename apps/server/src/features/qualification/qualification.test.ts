import { demoMaker } from '@lucerna/testkit/demo-maker';
import type { Qualification } from '@lucerna/contract';
import { letterTo, tokenIn } from '@lucerna/testkit/letters';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

let count = 0;
async function newcomer(isProven = true) {
  const email = `newcomer${(count += 1)}@example.test`;
  const user = server.anyone();
  const { body } = await user.post<{ accountId: string }>('/users/v1/auth/sign-up', {
    email,
    password: 'a long enough one',
  });
  const prove = async () =>
    server
      .anyone()
      .post('/users/v1/auth/verify-email', { token: tokenIn(await letterTo(server.url, email)) });
  if (isProven) await prove();
  return { user, id: body.accountId, path: `/users/v1/users/${body.accountId}`, prove };
}

const aboutYou = { userType: 2, profession: 'architect', firstName: 'Nova', phone: '+34 600 00 00 00' };
const aboutCompany = { name: 'Casa Norte', companyType: 'architecture', country: 'ES' };
const account = async (user: TestUser) => (await user.get('/users/v1/account')).body;

describe('the qualification', () => {
  it('goes from web user over trade lead to specifier', async () => {
    const { user, path } = await newcomer();
    const begun = await user.get<Qualification>(`${path}/qualification`);
    expect(begun.body).toEqual({
      registerType: 2,
      qualified: false,
      missing: ['about-you', 'about-company'],
      aboutYou: null,
      aboutCompany: null,
      companyAtSignUp: { name: '' },
    });
    const lead = await user.patch<Qualification>(`${path}/about-you`, aboutYou);
    expect(lead.body).toMatchObject({ registerType: 3, missing: ['about-company'], aboutYou });
    expect(await account(user)).toMatchObject({ roles: [1], registerType: 3 });
    const done = await user.put<Qualification>(`${path}/about-company`, aboutCompany);
    expect(done.body).toMatchObject({ registerType: 4, qualified: true, missing: [], aboutCompany });
    const known = await account(user);
    expect(known).toMatchObject({
      roles: [2],
      rolId: 2,
      registerType: 4,
      userType: 2,
      profesion: 'architect',
      company: {
        name: 'Casa Norte',
        companyType: { id: 'architecture', description: 'Architecture practice' },
      },
    });
    expect(known['privileges']).toContain('budget.request');
  });

  it.each([
    ['distribution', 16, 3],
    ['retail', 16, 3],
    ['lighting-design', 16, 2],
    ['architecture', 21, 6],
    ['distribution', 21, 3],
  ])('makes of a company of %s in catalogue %i the role %i', async (companyType, catalog, role) => {
    const { user, path } = await newcomer();
    await (await server.as('admin')).patch(`${path}/catalog`, { catalog });
    const told = { aboutYou, aboutCompany: { ...aboutCompany, companyType } };
    expect((await user.post('/users/v1/auth/qualification', told)).body).toMatchObject({ qualified: true });
    expect(await account(user)).toMatchObject({ roles: [role] });
  });

  it('begins with the company that the sign-up told', async () => {
    const user = server.anyone();
    const { body } = await user.post<{ accountId: string }>('/users/v1/auth/sign-up', {
      email: 'told.before@example.test',
      password: 'a long enough one',
      company: 'Casa Norte',
      country: 'ES',
    });
    const path = `/users/v1/users/${body.accountId}`;
    expect((await user.get<Qualification>(`${path}/qualification`)).body).toMatchObject({
      aboutCompany: null,
      companyAtSignUp: { name: 'Casa Norte', country: 'ES' },
    });
    const told = await user.put<Qualification>(`${path}/about-company`, aboutCompany);
    expect(told.body.companyAtSignUp).toBeNull();
  });

  it('waits for the proof of the e-mail, which then completes it', async () => {
    const { user, prove } = await newcomer(false);
    const told = await user.post('/users/v1/auth/qualification', { aboutYou, aboutCompany });
    expect(told.body).toMatchObject({ registerType: 3, qualified: false, missing: ['email'] });
    expect(await account(user)).toMatchObject({ roles: [1] });
    await prove();
    expect(await account(user)).toMatchObject({ roles: [2], registerType: 4 });
  });

  it('does not qualify a private person', async () => {
    const { user } = await newcomer();
    const told = { aboutYou: { ...aboutYou, userType: 1 }, aboutCompany };
    expect((await user.post('/users/v1/auth/qualification', told)).body).toMatchObject({
      registerType: 2,
      qualified: false,
    });
    expect(await account(user)).toMatchObject({ roles: [1], userType: 1 });
  });

  it('can be told again without another effect, and never lowers', async () => {
    const { user, path } = await newcomer();
    await user.post('/users/v1/auth/qualification', { aboutYou, aboutCompany });
    const before = await account(user);
    const again = await user.post('/users/v1/auth/qualification', {
      aboutYou: { ...aboutYou, userType: 1 },
      aboutCompany: { ...aboutCompany, companyType: 'distribution' },
    });
    expect(again.body).toMatchObject({ registerType: 4, qualified: true });
    expect(await account(user)).toMatchObject({ roles: before['roles'], registerType: 4 });
    expect((await user.get(`${path}/qualification`)).status).toBe(200);
  });

  it('leaves every other role as it is', async () => {
    for (const role of ['sales', 'admin', 'apiUser'] as const) {
      const user = await server.as(role);
      const { roles } = await account(user);
      const own = (await account(user))['company'] as { name: string; companyType: { id: string } };
      const company = { name: own.name, companyType: own.companyType.id };
      await user.post('/users/v1/auth/qualification', { aboutYou, aboutCompany: company });
      expect(await account(user)).toMatchObject({ roles });
    }
  });

  it('joins nobody to a company by its name', async () => {
    const { user } = await newcomer();
    await user.post('/users/v1/auth/qualification', {
      aboutYou,
      aboutCompany: { name: demoMaker.name, companyType: 'distribution' },
    });
    const { company } = await account(user);
    const { company: real } = await account(await server.as('sales'));
    expect((company as { crmId: string }).crmId).not.toBe((real as { crmId: string }).crmId);
  });

  it.each([
    [{ ...aboutYou, profession: 'astronaut' }],
    [{ ...aboutYou, userType: 0 }],
    [{ ...aboutYou, roles: [9] }],
    [{ ...aboutYou, phone: '<script>' }],
    [{}],
  ])('refuses %j', async (body) => {
    const { user, path } = await newcomer();
    expect((await user.patch(`${path}/about-you`, body)).status).toBe(400);
  });

  it('of others does not exist', async () => {
    const { path } = await newcomer();
    const other = await server.as('admin');
    expect((await other.get(`${path}/qualification`)).status).toBe(404);
    expect((await other.patch(`${path}/about-you`, aboutYou)).status).toBe(404);
    expect((await other.patch(`${path}/about-company`, aboutCompany)).status).toBe(404);
  });
});
