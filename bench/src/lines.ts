import type { Project } from '@lucerna/contract';
import { copyRevision } from '@lucerna/testkit/copy-revision';
import pg from 'pg';
import { fill, lines, modelsOf, revisions, states, writtenAs } from './long-project';
import type { Headers } from './long-project';
import { startMeasured, withDatabase } from './measured';
import type { Measured } from './measured';
import { median } from './report';
import type { Report } from './report';
import { signIn } from './sign-in';

const rounds = 20;

/**
 * Reads a project of 2,000 lines, and changes one quantity, with lines of today, of yesterday and of thirty revisions.
 * Cold is the first call after a start; warm are all that follow. The slowest of all rounds counts.
 */
export function run(report: Report): Promise<void> {
  return withDatabase(async (home, databaseUrl) => {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
    let server = await startMeasured(home, databaseUrl);
    try {
      const headers = { cookie: await signIn(server.url), 'accept-encoding': 'identity' };
      await copyRevision(pool, revisions);
      await pool.query('vacuum analyze');
      const models = await modelsOf(pool, server.url, headers);
      report.figure('models in the project', models.length, 'models');
      for (const [name, state] of Object.entries(states)) {
        const id = await fill(server.url, headers, models);
        await writtenAs(pool, id, state);
        await server.stop();
        server = await startMeasured(home, databaseUrl);
        await measure(report, name, server, headers, id);
      }
    } finally {
      await server.stop();
      await pool.end();
    }
  });
}

async function measure(
  report: Report,
  name: string,
  server: Measured,
  headers: Headers,
  id: string,
): Promise<void> {
  const address = `${server.url}/api/v2/projects/${id}`;
  const timed = async (call: () => Promise<Response>) => {
    const { value, milliseconds, longestHoldMs } = await server.during(async () => {
      const answer = await call();
      return { answer, text: await answer.text() };
    });
    const { answer, text } = value;
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    return { ms: milliseconds, text, hold: longestHoldMs };
  };
  const read = () => timed(() => fetch(address, { headers }));
  const cold = await read();
  report.figure(`read a project ${name}, cold`, cold.ms, 'ms');
  report.figure(`read a project ${name}, cold, longest hold`, cold.hold, 'ms');
  let { version } = JSON.parse(cold.text) as Project;
  const { orderedIds } = (JSON.parse(cold.text) as Project).products;
  const change = async (at: number, attributesToUpdate: object, prefer: Headers) => {
    const changed = await timed(() =>
      fetch(`${server.url}/api/v1/projects/${id}/products/${orderedIds[(at * 97) % lines]}`, {
        method: 'PUT',
        headers: { ...headers, ...prefer, 'content-type': 'application/json' },
        body: JSON.stringify({ attributesToUpdate }),
      }),
    );
    ({ version } = JSON.parse(changed.text) as Project);
    return changed;
  };
  const since = () => ({ prefer: `return=minimal; since=${version}` });
  const { text } = await change(0, { quantity: 4 }, since());
  report.figure(`answer of a changed quantity ${name}`, text.length / 1000, 'kB');
  for (const [what, call] of [
    ['change one quantity', (at: number) => change(at, { quantity: 5 + at }, since())],
    ['move a line', (at: number) => change(at, { position: (at * 331) % lines }, since())],
    ['change one quantity and get all', (at: number) => change(at, { quantity: 50 + at }, {})],
    ['read', read],
  ] as const) {
    const found: { readonly ms: number; readonly hold: number }[] = [];
    for (let round = 0; round < rounds; round += 1) found.push(await call(round));
    const times = found.map(({ ms }) => ms);
    report.figure(`${what} ${name}, first`, times[0] ?? NaN, 'ms');
    report.figure(`${what} ${name}, median`, median(times), 'ms');
    report.figure(`${what} ${name}, slowest`, Math.max(...times), 'ms');
    report.figure(`${what} ${name}, longest hold`, Math.max(...found.map(({ hold }) => hold)), 'ms');
  }
}
