import { defaultPrivileges, roles, type RoleName } from '@lucerna/contract';
import { describedCalls, requestsOf, type DescribedCall, type TriedRequest } from '@lucerna/testkit/openapi';
import { signedIn, type TestServer, type TestUser } from '@lucerna/testkit/server';
import fc from 'fast-check';
import { openApiDocument } from '../src/http/openapi';

/** Calls that end the session of the one who tries; they are tried by callers without one. */
const endsSession = new Set(['logout', 'refresh']);

/** Every call of the description; the older paths of a call have the same handler. */
export const everyCall = describedCalls(
  (await openApiDocument()) as Parameters<typeof describedCalls>[0],
).filter(({ id }) => !/_\d+$/.test(id));

/** Texts that exist in this server: ids, references, languages, and two projects of the account. */
export async function knownTexts(server: TestServer, user: TestUser): Promise<string[]> {
  const { body } = await user.get<{ id: string }>('/users/v1/account');
  const { rows } = await server.pool.query<{ reference: string }>(
    'select distinct reference from catalogue_price order by 1 limit 5',
  );
  const references = rows.map(({ reference }) => reference);
  const known = [body.id, '16', '21', 'en', 'de', String(roles.admin), ...references];
  for (const name of ['One', 'Two']) {
    const made = await user.post<{ id?: string }>('/api/v1/projects', { name, catalogId: 16 });
    if (made.body.id) known.push(made.body.id);
  }
  return known;
}

/** Gives those who try all rights of their roles again, since some calls take them; and a client code, to reach orders. */
export async function restoreRights(server: TestServer, names: readonly RoleName[]): Promise<void> {
  for (const name of names) {
    await server.pool.query(
      `update account set client_code = 'C-1001', catalog_id = 16, roles = $1 where email = $2`,
      [[roles[name]], `${name.toLowerCase()}@lucerna.test`],
    );
    await server.pool.query(
      `insert into role_privilege select $1, unnest($2::text[]) on conflict do nothing`,
      [roles[name], defaultPrivileges[name]],
    );
  }
  await server.pool.query('delete from account_privilege');
  await server.ctx.viewers.forget(server.pool, '');
}

/** Sends a request of a call as this user, or as nobody where it would end the session. */
export async function sendGenerated(
  server: TestServer,
  user: TestUser,
  { id, method }: DescribedCall,
  { path, headers, body }: TriedRequest,
): Promise<{ readonly status: number; readonly text: string }> {
  const caller = endsSession.has(id) ? server.anyone() : user;
  const response = await caller.raw(path, {
    method,
    headers: { origin: server.url, ...(body && { 'content-type': 'application/json' }), ...headers },
    body,
  });
  return { status: response.status, text: await response.text() };
}

/** What is wrong with an answer to whatever was sent; null when nothing is. */
export function answerFault({
  status,
  text,
}: {
  readonly status: number;
  readonly text: string;
}): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 300)}`;
  if (status < 400) return null;
  try {
    const { code } = JSON.parse(text) as { code?: unknown };
    return typeof code === 'string' ? null : `${status} without a code`;
  } catch {
    return `${status} that is no JSON`;
  }
}

/** One request whose answer was no good, to send again. */
export interface BadAnswer {
  readonly role: string;
  readonly call: string;
  readonly request: TriedRequest;
  readonly fault: string;
}

/** What came of many generated requests. */
export interface Attacked {
  readonly sent: number;
  readonly bad: readonly BadAnswer[];
  readonly statuses: ReadonlyMap<number, number>;
}

/** Sends so many generated requests over all calls, every role at the same time; null is a caller without a session. */
export async function attackWithRequests(
  server: TestServer,
  { requests, as, seed }: { requests: number; as: readonly (RoleName | null)[]; seed: number },
): Promise<Attacked> {
  const named = as.filter((each) => each !== null);
  const bad: BadAnswer[] = [];
  const statuses = new Map<number, number>();
  const ofEach = 10;
  let sent = 0;
  await restoreRights(server, named);
  const lane = async (role: RoleName | null, place: number): Promise<void> => {
    let user = role ? await server.as(role) : server.anyone();
    let known = await knownTexts(server, await server.as('admin'));
    if (role) known = [...known, ...(await knownTexts(server, user))];
    for (let round = 0; sent < requests; round += 1) {
      for (const call of everyCall) {
        const tries = fc.sample(requestsOf(call, known), {
          numRuns: ofEach,
          seed: seed + place + 100 * round,
        });
        for (const request of tries) {
          if (sent >= requests) return;
          sent += 1;
          const answer = await sendGenerated(server, user, call, request);
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
          const fault = answerFault(answer);
          if (!fault) continue;
          bad.push({ role: role ?? 'nobody', call: call.id, request, fault });
          // At once: the whole takes a quarter of an hour.
          process.stdout.write(`${JSON.stringify(bad.at(-1))}\n`);
        }
      }
      await restoreRights(server, named);
      // Some call may have ended the session.
      if (role && (await user.get('/users/v1/account')).status === 401) {
        user = await signedIn(server.url, role).catch(() => user);
      }
    }
  };
  await Promise.all(as.map(lane));
  return { sent, bad, statuses };
}
