import { opensToKeys, operations, roles } from '@lucerna/contract';
import type { ApiKey, AuditEntry, Operation } from '@lucerna/contract';
import { demoPassword, signedIn, startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

type Created = ApiKey & { key: string | null };

let server: TestServer;
let owner: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('apiUser');
});

const scopes = ['project.add', 'project.view', 'order.view'];
const create = async (body: object = { name: 'Our shop', scopes }, headers = {}) =>
  owner.post<Created>('/users/v1/api-keys', body, headers);
const bearer = (key: string | null) => ({ authorization: `Bearer ${key}` });
const machine = () => server.anyone();

describe('a key', () => {
  it('is shown once, kept as its hash, and listed without itself', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body.key).toMatch(/^lucerna_[\w-]{43}$/);
    expect(body.key?.startsWith(body.hint)).toBe(true);
    const list = await owner.get<ApiKey[]>('/users/v1/api-keys');
    expect(list.body[0]).not.toHaveProperty('key');
    const { rows } = await server.pool.query<{ found: number }>(
      `select (select count(*) from api_key k where k::text like '%' || $1 || '%')
         + (select count(*) from idempotency i where i::text like '%' || $1 || '%') as found`,
      [body.key],
    );
    expect(rows[0]?.found).toBe(0);
  });

  it('stands for its user in the calls of its scopes, reading and writing', async () => {
    const headers = bearer((await create()).body.key);
    expect((await machine().get('/users/v1/account', headers)).body).toMatchObject({ roles: [10] });
    const made = await machine().post('/api/v1/projects', { name: 'By a machine' }, headers);
    expect(made.status).toBe(201);
    expect((await machine().get('/api/v3/projects', headers)).status).toBe(200);
    expect((await machine().get('/users/v1/audit', headers)).status).toBe(403);
  });

  it('follows the rights of its user at once', async () => {
    const headers = bearer((await create()).body.key);
    expect((await machine().get('/api/v3/orders', headers)).status).toBe(200);
    const admin = await server.as('admin');
    const rights = (privileges: string[]) => admin.put('/users/v1/roles/10/privileges', { privileges });
    const before = await admin.get<{ roleId: number; privileges: string[] }[]>('/users/v1/roles/privileges');
    const own = before.body.find(({ roleId }) => roleId === 10)!.privileges;
    await rights(own.filter((each) => each !== 'order.view'));
    expect((await machine().get('/api/v3/orders', headers)).status).toBe(403);
    await rights(own);
    expect((await machine().get('/api/v3/orders', headers)).status).toBe(200);
  });

  it('stops working when it is revoked, when its day is over, and with its account', async () => {
    const first = (await create()).body;
    expect((await machine().get('/users/v1/account', bearer(first.key))).status).toBe(200);
    expect((await owner.del(`/users/v1/api-keys/${first.id}`)).status).toBe(204);
    expect((await owner.del(`/users/v1/api-keys/${first.id}`)).status).toBe(404);
    expect((await machine().get('/users/v1/account', bearer(first.key))).status).toBe(401);
    const over = (await create()).body;
    await server.pool.query('update api_key set expires_at = now() where id = $1', [over.id]);
    expect((await machine().get('/users/v1/account', bearer(over.key))).status).toBe(401);
  });

  it('has none of the rights that it was not made for, and with no scope none at all', async () => {
    const least = await create({ name: 'Least' });
    expect(least.body.scopes).toEqual([]);
    const headers = bearer(least.body.key);
    expect((await machine().get('/users/v1/account', headers)).body).toMatchObject({ privileges: [] });
    expect((await machine().get('/api/v3/orders', headers)).body).toMatchObject({ code: 'forbidden' });
    expect((await machine().get('/api/v1/catalogs/get-min', headers)).status).toBe(200);
    const sheet = await machine().get('/api/v1/articles/model-sheet?model=2015', headers);
    expect([sheet.status, JSON.stringify(sheet.body).includes('"prices":[]')]).toEqual([200, true]);
    const reading = bearer((await create({ name: 'Reads', scopes: ['project.view'] })).body.key);
    expect((await machine().get('/api/v3/projects', reading)).status).toBe(200);
    expect((await machine().post('/api/v1/projects', { name: 'No' }, reading)).body).toMatchObject({
      details: { privilege: 'project.add' },
    });
  });

  it('gets no right that its maker does not have, none twice and none that there is not', async () => {
    const beyond = await create({ name: 'More', scopes: ['backoffice'] });
    expect([beyond.status, beyond.body]).toMatchObject([422, { code: 'rightNotYours' }]);
    for (const wrong of [['order.view', 'order.view'], ['fly'], 'order.view'])
      expect((await create({ name: 'Wrong', scopes: wrong })).status).toBe(400);
  });

  it('never makes keys, and changes no account, password, right, session or way to sign in', async () => {
    const admin = await server.as('admin');
    const { body } = await admin.post<Created>('/users/v1/api-keys', {
      name: 'All',
      scopes: (await admin.get<{ privileges: string[] }>('/users/v1/account')).body.privileges,
    });
    const closed = Object.entries<Operation>(operations).filter(([, each]) => !opensToKeys(each));
    const must = ['createApiKey', 'revokeApiKey', 'changePassword', 'updateUser', 'updateUserRoles', 'login'];
    expect(closed.map(([id]) => id)).toEqual(
      expect.arrayContaining([
        ...must,
        'updateCompanyUsers',
        'updateRoleRights',
        'endOtherSessions',
        'refresh',
      ]),
    );
    for (const [id, { method, path }] of closed) {
      const url = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      const response = await machine().raw(url, { method, headers: bearer(body.key) });
      expect([id, response.status, await response.json()]).toMatchObject([id, 403, { code: 'keyForbidden' }]);
    }
  });

  it('works for a year where no last day is named', async () => {
    const { expiresAt } = (await create({ name: 'Year' })).body;
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
  });

  it('is not made for a day that is over; today is one of its days', async () => {
    const dayOf = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    for (const expiresOn of ['2020-01-01', dayOf(-1)]) {
      const refused = await create({ name: 'Over', expiresOn });
      expect([refused.status, refused.body]).toMatchObject([422, { code: 'keyOver' }]);
    }
    const { body: keys } = await owner.get<{ name: string }[]>('/users/v1/api-keys');
    expect(JSON.stringify(keys)).not.toContain('"Over"');
    const today = await create({ name: 'Today', expiresOn: dayOf(0) });
    expect([today.status, today.body.expiresAt.slice(0, 10)]).toEqual([201, dayOf(1)]);
    expect((await machine().get('/users/v1/account', bearer(today.body.key))).status).toBe(200);
  });

  it('works for no longer than the operator lets it', async () => {
    const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10);
    const { body } = await owner.get<{ keyDays: number }>('/config.json');
    const last = await create({ name: 'Longest', expiresOn: days(body.keyDays) });
    expect([last.status, last.body.expiresAt.slice(0, 10)]).toEqual([201, days(body.keyDays + 1)]);
    for (const expiresOn of [days(body.keyDays + 1), '9999-12-31']) {
      const beyond = await create({ name: 'Beyond', expiresOn });
      expect([beyond.status, beyond.body]).toMatchObject([
        422,
        { code: 'keyTooLong', details: { most: body.keyDays } },
      ]);
    }
  });

  it('ends with the role of its account, not only with the account', async () => {
    const user = await server.as('admin');
    const headers = bearer((await user.post<Created>('/users/v1/api-keys', { name: 'Left' })).body.key);
    expect((await machine().get('/users/v1/account', headers)).status).toBe(200);
    const { body } = await user.get<{ id: string }>('/users/v1/account');
    const become = async (roleIds: number[]) => {
      await server.pool.query('update account set roles = $2 where id = $1', [body.id, roleIds]);
      await server.ctx.viewers.forget(server.pool, body.id);
    };
    await become([roles.distributor]);
    expect((await machine().get('/users/v1/account', headers)).status).toBe(401);
    await become([roles.admin]);
    expect((await machine().get('/users/v1/account', headers)).status).toBe(200);
  });

  it.each(['', 'x', 'lucerna_', `lucerna_${'a'.repeat(43)}`, 'a b', 'x'.repeat(5000)])(
    '%j opens nothing, not even beside a good session',
    async (key) => {
      expect((await machine().get('/users/v1/account', bearer(key))).status).toBe(401);
      expect((await owner.get('/users/v1/account', bearer(key))).status).toBe(401);
      expect((await machine().get('/config.json', bearer(key))).status).toBe(401);
    },
  );

  it('is made once under its Idempotency-Key, and the repeat does not show it', async () => {
    const headers = { 'idempotency-key': 'one-key' };
    const first = await create({ name: 'Once' }, headers);
    const again = await create({ name: 'Once' }, headers);
    expect(again.body).toEqual({ ...first.body, key: null });
  });

  it('is for API users and administrators', async () => {
    expect((await (await server.as('admin')).post('/users/v1/api-keys', { name: 'x' })).status).toBe(201);
    for (const role of ['webUser', 'distributor', 'sales'] as const) {
      expect((await (await server.as(role)).post('/users/v1/api-keys', { name: 'x' })).status).toBe(403);
    }
  });

  it('of somebody else does not exist', async () => {
    const { id } = (await create()).body;
    expect((await (await server.as('admin')).del(`/users/v1/api-keys/${id}`)).status).toBe(404);
  });

  it('is one of twenty at most', async () => {
    let last = await create();
    for (let made = 0; made < 25 && last.status === 201; made += 1) last = await create();
    expect(last.body).toMatchObject({ code: 'keysFull' });
  });

  it('leaves its uses in the audit log, once an hour and place', async () => {
    const admin = await server.as('admin');
    const { key, id } = (await admin.post<Created>('/users/v1/api-keys', { name: 'Audited' })).body;
    for (let uses = 0; uses < 3; uses += 1) await machine().get('/users/v1/account', bearer(key));
    const { body } = await admin.get<{ docs: AuditEntry[] }>('/users/v1/audit?action=keyUsed');
    expect(body.docs.filter(({ detail }) => detail['key'] === id)).toHaveLength(1);
    const list = await admin.get<ApiKey[]>('/users/v1/api-keys');
    expect(list.body.find((each) => each.id === id)?.lastUsedAt).not.toBeNull();
  });

  // Last, since it ends the sessions of the administrator.
  it('ends when the password of its account changes', async () => {
    const user = await signedIn(server.url, 'admin');
    const key = async () =>
      bearer((await user.post<Created>('/users/v1/api-keys', { name: 'Pass' })).body.key);
    const before = await key();
    expect((await machine().get('/users/v1/account', before)).status).toBe(200);
    const newPassword = 'another long enough one';
    const change = (from: string, to: string) =>
      user.post('/users/v1/auth/password-change', { currentPassword: from, newPassword: to });
    expect((await change(demoPassword, newPassword)).status).toBe(204);
    expect((await machine().get('/users/v1/account', before)).status).toBe(401);
    const again = await key();
    expect((await change(newPassword, demoPassword)).status).toBe(204);
    expect((await machine().get('/users/v1/account', again)).status).toBe(401);
  });
});
