import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweep } from './sweep';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

describe('the daily sweep', () => {
  it('removes sessions that are over or ended long ago, and no other', async () => {
    const user = await server.as('distributor');
    const { body } = await user.get<{ id: string }>('/users/v1/account');
    const add = (token: string, expires: string, revoked: string | null) =>
      server.pool.query(
        `insert into session (account_id, token_hash, expires_at, revoked_at)
         values ($1, $2, now() + $3::interval, now() + $4::interval)`,
        [body.id, Buffer.from(token), expires, revoked],
      );
    await add('over', '-1 minute', null);
    await add('ended long ago', '5 days', '-31 days');
    await add('ended', '5 days', '-1 day');
    await add('open', '5 days', null);
    await sweep(undefined, server.ctx);
    const { rows } = await server.pool.query<{ token: string }>(
      `select convert_from(token_hash, 'UTF8') as token from session where length(token_hash) < 32 order by 1`,
    );
    expect(rows.map(({ token }) => token)).toEqual(['ended', 'open']);
    expect((await user.get('/users/v1/account')).status).toBe(200);
  });

  it('removes the keys of writes older than thirty days', async () => {
    await server.pool.query(
      `insert into idempotency (account_id, key, request_hash, created_at)
       select gen_random_uuid(), key, '', now() - age from (values ('old', interval '31 days'),
         ('young', interval '29 days')) as given(key, age)`,
    );
    await sweep(undefined, server.ctx);
    const { rows } = await server.pool.query<{ key: string }>('select key from idempotency');
    expect(rows).toEqual([{ key: 'young' }]);
  });

  it('is known to the queue with its time, as is what a feature does by the clock', async () => {
    const { rows } = await server.pool.query<{ identifier: string }>(
      'select identifier from graphile_worker._private_known_crontabs order by 1',
    );
    expect(rows).toEqual([
      { identifier: 'offerOrders' },
      { identifier: 'sweep' },
      { identifier: 'upsertVersions' },
    ]);
  });
});
