import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readEnv } from '../../env';
import { beforeAll, describe, expect, it } from 'vitest';

interface Sheet {
  readonly rules: readonly unknown[];
  readonly variations: readonly { readonly type: string; readonly modifier: string }[];
}

const set = (overrides: object) => ({ flags: { ...readEnv({}).flags, overrides } });

describe('a server with its own flags', () => {
  let usual: TestServer;
  let changed: TestServer;
  beforeAll(async () => {
    usual = await startTestServer(set({ preventCompanyPrivilegesUpdate: true }));
    changed = await startTestServer(
      set({
        rules: false,
        filterControlMforCP: true,
        lockWebLogin: true,
      }),
    );
  });

  const sheet = async (server: TestServer, model: string) =>
    (await server.anyone().get<Sheet>(`/api/v1/articles/model-sheet?model=${model}&catalogId=16`)).body;

  it('tells whoever asks the values of the flags, and never a rule', async () => {
    const { body, headers } = await usual.anyone().get<{ flags: object }>('/config.json');
    expect(body.flags).toMatchObject({ rules: true, internalPages: false, orderVersion: 'v3' });
    expect(JSON.stringify(body)).not.toMatch(/targeting|@lucerna\.test|variants/);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('gives an account the flags of its e-mail', async () => {
    const admin = await usual.as('admin');
    const other = await usual.as('specifier');
    expect((await admin.get<{ flags: object }>('/config.json')).body.flags).toMatchObject({
      internalPages: true,
    });
    expect((await other.get<{ flags: object }>('/config.json')).body.flags).toMatchObject({
      internalPages: false,
    });
  });

  it('lets nobody sign in while lockWebLogin is on', async () => {
    const body = { email: 'admin@lucerna.test', password: 'whatever it is' };
    const reply = await changed.anyone().post<{ code: string }>('/users/v1/auth/login', body);
    expect([reply.status, reply.body.code]).toEqual([403, 'loginLocked']);
    const { email } = body;
    for (const [path, more] of [
      ['sign-up', { email: 'new@lucerna.test', password: 'Lampen im Regen 7', language: 'en' }],
      ['password-reset', { email }],
    ] as const) {
      const refused = await changed.anyone().post<{ code: string }>(`/users/v1/auth/${path}`, more);
      expect([path, refused.status, refused.body.code]).toEqual([path, 403, 'loginLocked']);
    }
  });

  it('reads no exclusion rule while rules is off', async () => {
    expect((await sheet(usual, '2140')).rules.length).toBeGreaterThan(0);
    expect((await sheet(changed, '2140')).rules).toEqual([]);
  });

  it('offers a composing pendant no control that begins with M under filterControlMforCP', async () => {
    const controls = async (server: TestServer) =>
      (await sheet(server, '2140')).variations
        .filter(({ type }) => type === 'control')
        .map((each) => each.modifier);
    expect((await controls(usual)).some((code) => code.startsWith('M'))).toBe(true);
    expect((await controls(changed)).filter((code) => code.startsWith('M'))).toEqual([]);
  });

  it('changes no right of a user under preventCompanyPrivilegesUpdate', async () => {
    const admin = await usual.as('admin');
    const { id } = (await (await usual.as('specifier')).get<{ id: string }>('/users/v1/account')).body;
    const reply = await admin.patch('/users/v1/users/manage/by-company', { users: [{ id, privileges: [] }] });
    expect(reply.status).toBe(403);
  });
});
