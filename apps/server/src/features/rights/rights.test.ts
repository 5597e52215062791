import { defaultPrivileges, roles, type AuditEntry, type RoleRights } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let admin: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
});

const idOf = async (user: TestUser) => (await user.get<{ id: string }>('/users/v1/account')).body.id;
const setRole = (roleId: number, privileges: readonly string[]) =>
  admin.put(`/users/v1/roles/${roleId}/privileges`, { privileges });

describe('the rights of the roles', () => {
  it('are a table that ships with the defaults', async () => {
    const { body } = await admin.get<RoleRights[]>('/users/v1/roles/privileges');
    for (const { roleId, name, privileges } of body) {
      expect(roles[name as keyof typeof roles]).toBe(roleId);
      expect(privileges).toEqual([...defaultPrivileges[name as keyof typeof roles]].sort());
    }
    expect(body).toHaveLength(9);
  });

  it('are edited by an administrator and hold at once for everybody', async () => {
    const user = await server.as('webUser');
    expect((await user.get('/api/v3/orders')).status).toBe(403);
    const more = [...defaultPrivileges.webUser, 'order.view'];
    expect((await setRole(1, more)).status).toBe(200);
    expect((await user.get('/api/v3/orders')).status).toBe(200);
    expect((await setRole(1, more)).status).toBe(200);
    expect((await setRole(1, defaultPrivileges.webUser)).status).toBe(200);
    expect((await user.get('/api/v3/orders')).status).toBe(403);
  });

  it('of the administration always keep the administration', async () => {
    expect((await setRole(9, [])).body.code).toBe('adminNeeded');
    expect((await setRole(5, [])).status).toBe(404);
    expect((await setRole(1, ['fly'])).status).toBe(400);
    expect((await setRole(1, ['budget', 'budget'])).status).toBe(400);
  });
});

describe('the roles of a user', () => {
  it('are set by an administrator, against the version seen', async () => {
    const user = await server.as('specifier');
    const id = await idOf(user);
    const seen = await admin.get<{ version: number }>(`/users/v1/users/${id}`);
    const put = (body: object, version?: number) =>
      admin.put(
        `/users/v1/users/${id}/roles`,
        body,
        version === undefined ? {} : { 'if-match': `"${version}"` },
      );
    const changed = await put({ roles: [8, 3] }, seen.body.version);
    expect(changed.body).toMatchObject({ roles: [8, 3], version: seen.body.version + 1 });
    expect((await user.get('/api/v3/orders')).status).toBe(200);
    expect((await put({ roles: [2] }, seen.body.version)).body.code).toBe('stale');
    for (const wrong of [[], [5], [11], [2, 2], ['9']])
      expect((await put({ roles: wrong })).status).toBe(400);
    expect((await put({ roles: [2] })).status).toBe(200);
    expect((await user.get('/api/v3/orders')).status).toBe(403);
  });

  it('leave no installation without an administrator', async () => {
    const reply = await admin.put(`/users/v1/users/${await idOf(admin)}/roles`, { roles: [1] });
    expect([reply.status, reply.body.code]).toEqual([409, 'adminNeeded']);
  });

  it('are out of reach for everybody else', async () => {
    for (const role of ['sales', 'apiUser', 'webUser'] as const) {
      const user = await server.as(role);
      expect((await user.put(`/users/v1/users/${await idOf(user)}/roles`, { roles: [9] })).status).toBe(403);
    }
  });
});

describe('the audit log', () => {
  const log = async (query = '') =>
    (await admin.get<{ docs: AuditEntry[]; meta: { totalDocs: number } }>(`/users/v1/audit${query}`)).body;

  it('has sign-ins, right and wrong, with who and from where', async () => {
    const email = 'importer@lucerna.test';
    await server.anyone().post('/users/v1/auth/login', { email, password: 'wrong one' });
    const user = await server.as('importer');
    const id = await idOf(user);
    const { docs } = await log(`?account=${id}`);
    expect(docs.map(({ action }) => action)).toEqual(['signedIn', 'signInFailed']);
    expect(docs[0]).toMatchObject({ actor: { id, email }, subject: { id, email }, address: '127.0.0.1' });
    expect(docs[1]).toMatchObject({ actor: null, subject: { id, email } });
  });

  it('has changes of rights and roles with what was given and taken', async () => {
    const { docs } = await log('?action=roleRightsChanged');
    expect(docs.at(-1)?.detail).toMatchObject({ role: 'webUser', given: ['order.view'], taken: [] });
    const roleChanges = await log('?action=rolesChanged');
    expect(roleChanges.docs.at(-1)?.detail).toEqual({ roles: [8, 3], before: [2] });
  });

  it('has no secrets and no e-mail of a stranger', async () => {
    await server
      .anyone()
      .post('/users/v1/auth/login', { email: 'stranger@example.test', password: 'my secret words' });
    const { rows } = await server.pool.query<{ text: string }>(`select event::text as text from event`);
    const all = rows.map(({ text }) => text).join('\n');
    expect(all).not.toContain('my secret words');
    expect(all).not.toContain('stranger@example.test');
  });

  it('is read by page and day, and by an administrator only', async () => {
    const first = await log('?itemsPerPage=2');
    const second = await log('?itemsPerPage=2&page=2');
    expect(first.docs).toHaveLength(2);
    expect(second.docs[0]!.id).toBeLessThan(first.docs[1]!.id);
    expect((await log('?from=2001-01-01&to=2001-12-31')).meta.totalDocs).toBe(0);
    expect((await admin.get('/users/v1/audit?action=anything')).status).toBe(400);
    expect((await (await server.as('sales')).get('/users/v1/audit')).status).toBe(403);
  });

  it('cannot be rewritten', async () => {
    await expect(server.pool.query(`update event set kind = 'signedOut'`)).rejects.toThrow(/never changed/);
  });
});
