import type { CompanyUser, Invitation } from '@lucerna/contract';
import { letterTo, lettersTo, linkIn, tokenIn } from '@lucerna/testkit/letters';
import { startTestServer, type Reply, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

const path = '/users/v1/users/manage/by-company';
interface List {
  docs: CompanyUser[];
  meta: { totalDocs: number };
}

let server: TestServer;
/** A distributor who may manage the users of the company. */
let manager: TestUser;
/** A colleague, an API user of the same company. */
let colleague: CompanyUser;
beforeAll(async () => {
  server = await startTestServer();
  await server.pool.query(
    `insert into account_privilege (account_id, privilege)
     select id, 'company.manage.user' from account where email = 'distributor@lucerna.test'`,
  );
  manager = await server.as('distributor');
  colleague = await userOf('apiuser@lucerna.test');
});

const list = async (user: TestUser, query = '') => (await user.get<List>(`${path}${query}`)).body;
async function userOf(email: string): Promise<CompanyUser> {
  const { docs } = await list(await server.as('admin'), `?search=${email}`);
  return docs[0]!;
}
const set = (
  user: TestUser,
  users: { id: string; privileges: readonly string[]; version?: number }[],
  key?: string,
) =>
  user.patch<{ users: CompanyUser[]; code?: string }>(path, { users }, key ? { 'idempotency-key': key } : {});

describe('the users of a company', () => {
  it('are listed with their rights for who manages them, and for nobody else', async () => {
    const { docs, meta } = await list(manager);
    expect(docs.map(({ email }) => email)).toEqual(['apiuser@lucerna.test', 'distributor@lucerna.test']);
    expect(meta.totalDocs).toBe(2);
    expect(docs[1]?.privileges).toContain('company.manage.user');
    expect(docs[1]?.rolePrivileges).not.toContain('company.manage.user');
    expect((await (await server.as('sales')).get(path)).status).toBe(403);
    expect((await list(manager, '?search=apiuser')).docs).toHaveLength(1);
    expect((await list(manager, '?search=%25')).docs).toHaveLength(0);
    expect((await list(manager, '?itemsPerPage=1&page=2')).docs[0]?.email).toBe('distributor@lucerna.test');
  });

  it('of all companies are listed for an administrator, or of one', async () => {
    const admin = await server.as('admin');
    expect((await list(admin)).meta.totalDocs).toBe(9);
    expect((await list(admin, '?company=demo-distributor-sl')).meta.totalDocs).toBe(2);
    expect(
      (await list(manager, '?company=another-company')).docs.map(({ company }) => company?.crmId),
    ).toEqual(['demo-distributor-sl', 'demo-distributor-sl']);
  });

  it('can be read one by one by who manages them', async () => {
    expect((await manager.get(`/users/v1/users/${colleague.id}`)).body).toMatchObject({ id: colleague.id });
    const stranger = await userOf('importer@lucerna.test');
    expect((await manager.get(`/users/v1/users/${stranger.id}`)).status).toBe(404);
  });
});

describe('changing rights', () => {
  it('gives and takes for several users at once, and holds at once', async () => {
    const user = await server.as('apiUser');
    expect((await user.get('/api/v3/orders')).status).toBe(200);
    const own = await userOf('distributor@lucerna.test');
    const wanted = colleague.privileges
      .filter((each) => each !== 'order.view')
      .concat('project.view.company');
    const reply = await set(manager, [
      { id: colleague.id, privileges: wanted, version: colleague.version },
      { id: own.id, privileges: own.privileges },
    ]);
    expect(reply.status).toBe(200);
    expect(reply.body.users[0]?.privileges).toEqual([...wanted].sort());
    expect((await user.get('/api/v3/orders')).status).toBe(403);
    await set(manager, [{ id: colleague.id, privileges: colleague.privileges }]);
    expect((await user.get('/api/v3/orders')).status).toBe(200);
    colleague = await userOf('apiuser@lucerna.test');
  });

  it('is done for all or for none', async () => {
    const stranger = await userOf('importer@lucerna.test');
    const reply = await set(manager, [
      { id: colleague.id, privileges: [] },
      { id: stranger.id, privileges: stranger.privileges },
    ]);
    expect(reply.status).toBe(404);
    expect(await userOf('apiuser@lucerna.test')).toEqual(colleague);
  });

  it('is refused where somebody else was quicker', async () => {
    const old = { id: colleague.id, privileges: [], version: colleague.version - 1 };
    const reply = await set(manager, [old]);
    expect([reply.status, reply.body.code]).toEqual([409, 'stale']);
  });

  it.each(['backoffice', 'project.registration', 'project.asigment.thirdparty'])(
    'does not give %s, which the manager has not',
    async (privilege) => {
      const reply = await set(manager, [
        { id: colleague.id, privileges: [...colleague.privileges, privilege] },
      ]);
      expect([reply.status, reply.body.code]).toEqual([422, 'rightNotYours']);
    },
  );

  it('does not take a right away that the manager has not', async () => {
    const admin = await server.as('admin');
    await set(admin, [{ id: colleague.id, privileges: [...colleague.privileges, 'project.registration'] }]);
    const reply = await set(manager, [{ id: colleague.id, privileges: colleague.privileges }]);
    expect([reply.status, reply.body.code]).toEqual([422, 'rightNotYours']);
    await set(admin, [{ id: colleague.id, privileges: colleague.privileges }]);
    colleague = await userOf('apiuser@lucerna.test');
  });

  it('does not lock the manager out', async () => {
    const own = await userOf('distributor@lucerna.test');
    const without = own.privileges.filter((each) => each !== 'company.manage.user');
    const reply = await set(manager, [{ id: own.id, privileges: without }]);
    expect([reply.status, reply.body.code]).toEqual([409, 'adminNeeded']);
  });

  it('can be repeated: the same key answers the same, other content is refused', async () => {
    const users = [{ id: colleague.id, privileges: colleague.privileges.slice(1) }];
    const first = await set(manager, users, 'once');
    expect((await set(manager, users, 'once')).body).toEqual(first.body);
    expect((await set(manager, [{ id: colleague.id, privileges: [] }], 'once')).status).toBe(409);
    await set(manager, [{ id: colleague.id, privileges: colleague.privileges }]);
    colleague = await userOf('apiuser@lucerna.test');
  });

  it('by two at once loses nothing', async () => {
    const admin = await server.as('admin');
    const [a, b] = [colleague.privileges.slice(1), colleague.privileges.slice(2)];
    const replies = await Promise.all(
      [a, b].flatMap((privileges) =>
        [manager, admin].map((user) =>
          set(user, [{ id: colleague.id, privileges, version: colleague.version }]),
        ),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    await set(admin, [{ id: colleague.id, privileges: colleague.privileges }]);
  });

  it.each([
    ['nobody', []],
    ['an unknown right', [{ id: '00000000-0000-4000-8000-000000000000', privileges: ['everything'] }]],
    ['somebody twice', [1, 2].map(() => ({ id: '00000000-0000-4000-8000-000000000000', privileges: [] }))],
  ])('of %s is refused', async (_what, users) => {
    expect((await set(manager, users)).status).toBe(400);
  });
});

describe('an invitation', () => {
  const invite = (body: object, key?: string): Promise<Reply<Invitation & { code?: string }>> =>
    manager.post(`${path}/invitations`, body, key ? { 'idempotency-key': key } : {});

  it('brings a new colleague in, with company, role, rights and client code', async () => {
    const email = 'new.colleague@example.test';
    const sent = await invite({
      email: 'New.Colleague@example.test',
      roleId: 3,
      privileges: ['company.manage.user'],
      language: 'it',
    });
    expect(sent.status).toBe(201);
    expect(sent.body).toMatchObject({ email, roleId: 3, status: 'open' });
    const letter = await letterTo(server.url, email);
    expect(letter.subject).toBe('Demo Distributor SL ti ha invitato');
    expect(linkIn(letter).pathname).toBe('/it/invitation');
    const invitation = tokenIn(letter);
    const read = await server.anyone().post('/users/v1/auth/invitation', { token: invitation });
    expect(read.body).toMatchObject({ email, company: 'Demo Distributor SL', hasAccount: false });
    expect((read.body as { inviter: string }).inviter).not.toBe('');

    const user = server.anyone();
    const signUp = (address: string) =>
      user.post('/users/v1/auth/sign-up', { email: address, password: 'a long enough one', invitation });
    expect((await signUp('somebody.else@example.test')).body.code).toBe('invitationOther');
    expect((await signUp(email)).status).toBe(201);
    expect((await user.get('/users/v1/account')).body).toMatchObject({
      roles: [3],
      registerType: 4,
      emailVerified: true,
      clientCode: 'C-1001',
      company: { crmId: 'demo-distributor-sl', companyType: { id: 'distribution' } },
    });
    expect((await list(user)).docs).toHaveLength(3);
    expect((await server.anyone().post('/users/v1/auth/invitation', { token: invitation })).status).toBe(422);
  });

  it('is accepted by an account that exists, if it has no other company', async () => {
    const email = 'webuser@lucerna.test';
    await invite({ email, roleId: 3 });
    const token = tokenIn(await letterTo(server.url, email));
    const sales = await server.as('sales');
    const accept = (user: TestUser) => user.post('/users/v1/auth/invitation/accept', { token });
    expect((await accept(sales)).body.code).toBe('invitationOther');
    const webUser = await server.as('webUser');
    expect((await accept(webUser)).status).toBe(200);
    expect((await webUser.get('/users/v1/account')).body).toMatchObject({ roles: [3], clientCode: 'C-1001' });
    expect((await accept(webUser)).body.code).toBe('invitationUsed');
    await invite({ email: 'sales@lucerna.test' });
    const other = tokenIn(await letterTo(server.url, 'sales@lucerna.test'));
    const taken = await sales.post('/users/v1/auth/invitation/accept', { token: other });
    expect([taken.status, taken.body.code]).toEqual([409, 'companyAlready']);
  });

  it('tells its reader whether there is an account, that it has expired, and is ended by a no', async () => {
    const email = 'importer@lucerna.test';
    const sent = await invite({ email });
    const token = tokenIn(await letterTo(server.url, email));
    const reader = server.anyone();
    const read = () => reader.post('/users/v1/auth/invitation', { token });
    expect((await read()).body).toMatchObject({ email, hasAccount: true });
    const age = (time: string) =>
      server.pool.query('update invitation set expires_at = now() + $2::interval where id = $1', [
        sent.body.id,
        time,
      ]);
    await age('-1 day');
    expect((await read()).body.code).toBe('invitationExpired');
    await age('1 day');
    const decline = () => reader.post('/users/v1/auth/invitation/decline', { token });
    expect((await decline()).status).toBe(204);
    expect((await decline()).body.code).toBe('tokenInvalid');
    expect((await read()).body.code).toBe('tokenInvalid');
    const open = await manager.get<Invitation[]>(`${path}/invitations`);
    expect(open.body.filter((each) => each.email === email)).toEqual([]);
  });

  it('sent again voids the earlier letter; withdrawn it is void too', async () => {
    const email = 'slow@example.test';
    await invite({ email });
    const first = tokenIn(await letterTo(server.url, email));
    const again = await invite({ email });
    const second = tokenIn(await letterTo(server.url, email, 2));
    const read = (token: string) => server.anyone().post('/users/v1/auth/invitation', { token });
    expect([(await read(first)).status, (await read(second)).status]).toEqual([422, 200]);
    const open = await manager.get<Invitation[]>(`${path}/invitations`);
    expect(open.body.filter((each) => each.email === email)).toHaveLength(1);
    const withdraw = (user: TestUser) => user.del(`${path}/invitations/${again.body.id}`);
    expect((await withdraw(await server.as('admin'))).status).toBe(404);
    expect((await withdraw(manager)).status).toBe(204);
    expect((await withdraw(manager)).status).toBe(404);
    expect((await read(second)).status).toBe(422);
  });

  it('ends with the right of whoever sent it', async () => {
    const email = 'late@example.test';
    await invite({ email });
    const token = tokenIn(await letterTo(server.url, email));
    const rights = async (granted: boolean) =>
      server.pool.query(
        `update account_privilege set granted = $1 where privilege = 'company.manage.user'
           and account_id = (select id from account where email = 'distributor@lucerna.test')`,
        [granted],
      );
    await rights(false);
    const user = server.anyone();
    const body = { email, password: 'a long enough one', invitation: token };
    expect((await user.post('/users/v1/auth/sign-up', body)).body.code).toBe('tokenInvalid');
    await rights(true);
  });

  it('gives no role and no right that the inviter has not', async () => {
    for (const roleId of [9, 10, 4, 8, 5]) {
      expect((await invite({ email: 'x@example.test', roleId })).body.code).toBe('roleNotYours');
    }
    const reply = await invite({ email: 'x@example.test', privileges: ['backoffice'] });
    expect(reply.body.code).toBe('rightNotYours');
  });

  it('is made once under its key', async () => {
    const email = 'once@example.test';
    const replies = [await invite({ email }, 'invite-once'), await invite({ email }, 'invite-once')];
    expect(replies[1]?.body).toEqual(replies[0]?.body);
    await letterTo(server.url, email);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await lettersTo(server.url, email)).toHaveLength(1);
  });
});

it('a company is a row with its users, called as they call it', async () => {
  const named = async (id: string) =>
    (await server.pool.query<{ name: string }>('select name from company where id = $1', [id])).rows;
  const joins = (email: string, id: string, name: string | null) =>
    server.pool.query('update account set company_crm_id = $2, company_name = $3 where email = $1', [
      email,
      id,
      name,
    ]);
  await joins('specifier@lucerna.test', 'crm-77', 'Studio Norte');
  await joins('importer@lucerna.test', 'crm-77', null);
  expect(await named('crm-77')).toEqual([{ name: 'Studio Norte' }]);
  await joins('specifier@lucerna.test', 'crm-77', 'Studio Norte SL');
  expect(await named('crm-77')).toEqual([{ name: 'Studio Norte SL' }]);
  await expect(server.pool.query(`delete from company where id = 'crm-77'`)).rejects.toThrow(/foreign key/);
});
