import { defaultPrivileges, operations, roles } from '@lucerna/contract';
import type { Access, Method, Operation, Privilege, RoleName } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';

interface Served {
  readonly id: string;
  readonly access: Access;
  readonly method: Method;
  readonly path: string;
}

const anyId = '00000000-0000-4000-8000-000000000000';
/** Every path of every operation, older ones too, with values in the places of its parameters. */
const served: Served[] = Object.entries(operations).flatMap(([id, each]) => {
  const { method, path, access, aliases = [] } = each as Operation;
  return [{ method, path }, ...aliases].map((one) => ({
    id,
    access,
    method: one.method,
    path: one.path.replace(/:\w+/g, anyId),
  }));
});
const named = served.map((each) => [`${each.method} ${each.path}`, each] as const);
const guarded = named.filter(([, { access }]) => access !== 'open');
const privileged = named.filter(([, { access }]) => access !== 'open' && access !== 'signed-in');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

const call = (user: TestUser, { method, path }: Served, headers: Record<string, string> = {}) =>
  user.raw(path, { method, headers: { origin: server.url, ...headers } });

describe('the rights of every call', () => {
  it('are asked for by all calls but a few open ones', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(privileged.length).toBeGreaterThan(20);
  });

  it.each(guarded)('%s needs a session', async (_name, each) => {
    const response = await call(server.anyone(), each);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: 'unauthorised', message: 'problem.unauthorised' });
  });

  it.each(privileged)('%s needs its right', async (_name, each) => {
    const response = await call(await stranger(), each);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden', details: { privilege: each.access } });
  });

  const changing = named.filter(([, { method }]) => method !== 'GET');
  it.each(changing)('%s is refused from another site', async (_name, each) => {
    const admin = await server.as('admin');
    const foreign: Record<string, string>[] = [
      { origin: 'https://elsewhere.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const response = await call(admin, each, headers);
      expect(response.status).toBe(403);
      expect(await response.json()).toMatchObject({ code: 'originForbidden' });
    }
  });
});

describe('the rights of a role', () => {
  const rolesAndCalls = (Object.keys(roles) as RoleName[]).map((role) => [role] as const);
  it.each(rolesAndCalls)('%s may do what its rows say and nothing more', async (role) => {
    const user = await server.as(role);
    const held = new Set<Privilege>(defaultPrivileges[role]);
    const statuses = await Promise.all(
      privileged
        .filter(([, { method }]) => method === 'GET')
        .map(async ([name, each]) => {
          const { status } = await call(user, each);
          return { name, refused: status === 403, should: !held.has(each.access as Privilege) };
        }),
    );
    expect(statuses.filter(({ refused, should }) => refused !== should)).toEqual([]);
  });

  it('follow an edit of the rows and a grant at once', async () => {
    const user = await server.as('webUser');
    const { body } = await user.get<{ id: string; privileges: string[] }>('/users/v1/account');
    expect(body.privileges).not.toContain('order.view');
    await server.pool.query(`insert into account_privilege values ($1, 'order.view')`, [body.id]);
    await server.ctx.viewers.forget(server.pool, body.id);
    expect((await user.get<{ privileges: string[] }>('/users/v1/account')).body.privileges).toContain(
      'order.view',
    );
    expect((await user.get('/api/v3/orders')).status).toBe(200);
  });
});

let noRights: Promise<TestUser> | undefined;
/** Somebody signed in whose role has no rights at all. */
function stranger(): Promise<TestUser> {
  noRights ??= (async () => {
    const user = server.anyone();
    const email = 'stranger@example.test';
    const { body } = await user.post<{ accountId: string }>('/users/v1/auth/sign-up', {
      email,
      password: 'a long enough one',
    });
    await server.pool.query(`update account set roles = '{}' where id = $1`, [body.accountId]);
    await server.ctx.viewers.forget(server.pool, body.accountId);
    return user;
  })();
  return noRights;
}
