import { roles } from '@lucerna/contract';
import { describedCalls, requestsOf } from '@lucerna/testkit/openapi';
import type { DescribedCall } from '@lucerna/testkit/openapi';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
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
  // A client code, so that orders are reached too.
  await server.pool.query(`update account set client_code = 'C-1001' where id = $1`, [body.id]);
  await server.frame.viewers.forget(server.pool, body.id);
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
