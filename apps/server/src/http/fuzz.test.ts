import { defaultPrivileges, roles } from '@lucerna/contract';
import { describedCalls, requestsOf } from '@lucerna/testkit/openapi';
import type { DescribedCall } from '@lucerna/testkit/openapi';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { openApiDocument } from './openapi';

const triesOfEach = 40;

/** Calls that end the session of the one who tries; they are tried by callers without one. */
const endsSession = new Set(['logout', 'refresh']);
const calls = describedCalls(openApiDocument() as Parameters<typeof describedCalls>[0]).filter(
  // The older paths of a call have the same handler.
  ({ id }) => !/_\d+$/.test(id),
);

/** Answers by status: a fuzzer whose every request is refused at the door proves nothing. */
const seen = new Map<number, number>();

let server: TestServer;
let admin: TestUser;
let known: string[];

beforeAll(async () => {
  server = await startTestServer();
  admin = await server.as('admin');
  const { body } = await admin.get<{ id: string }>('/users/v1/account');
  await restore();
  const references = await server.pool.query<{ reference: string }>(
    'select distinct reference from catalogue_price order by 1 limit 5',
  );
  known = [
    body.id,
    '16',
    '21',
    'en',
    'de',
    String(roles.admin),
    ...references.rows.map(({ reference }) => reference),
  ];
  for (const name of ['One', 'Two']) {
    const made = await admin.post<{ id?: string }>('/api/v1/projects', { name, catalogId: 16 });
    if (made.body.id) known.push(made.body.id);
  }
});

/** Gives the one who tries all rights again, since some of the calls take them; and a client code, to reach orders. */
async function restore() {
  await server.pool.query(
    `update account set client_code = 'C-1001', catalog_id = 16, roles = $1 where email = 'admin@lucerna.test'`,
    [[roles.admin]],
  );
  await server.pool.query(`insert into role_privilege select $1, unnest($2::text[]) on conflict do nothing`, [
    roles.admin,
    defaultPrivileges.admin,
  ]);
  await server.pool.query('delete from account_privilege');
  await server.frame.viewers.forget(server.pool, '');
}
afterEach(restore);

async function attempt(
  { id, method }: DescribedCall,
  request: { path: string; headers: Record<string, string>; body?: string },
) {
  const caller = endsSession.has(id) ? server.anyone() : admin;
  const response = await caller.raw(request.path, {
    method,
    headers: {
      origin: server.url,
      ...(request.body && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    body: request.body,
  });
  const text = await response.text();
  return { status: response.status, text };
}

it.each(calls.map((each) => [each.id, each] as const))(
  '%s never breaks, whatever it is sent',
  async (_id, described) => {
    await fc.assert(
      fc.asyncProperty(requestsOf(described, known), async (request) => {
        const { status, text } = await attempt(described, request);
        seen.set(status, (seen.get(status) ?? 0) + 1);
        expect(status, text).toBeLessThan(500);
        if (status >= 400) expect(JSON.parse(text)).toMatchObject({ code: expect.any(String) as string });
      }),
      { numRuns: triesOfEach, interruptAfterTimeLimit: 15_000 },
    );
  },
);

it('got through to what the calls do', () => {
  for (const status of [200, 201, 400, 404, 422])
    expect(seen.get(status) ?? 0, String(status)).toBeGreaterThan(5);
});
