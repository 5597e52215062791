import type { Project } from '@lucerna/contract';
import { copyRevision } from '@lucerna/testkit/copy-revision';
import pg from 'pg';
import { fill, lines, modelsOf, revisions, states, writtenAs, type Headers } from './long-project';
import { startMeasured, withDatabase, type Measured } from './measured';
import { median, type Report } from './report';
import { signIn } from './sign-in';

const rounds = 20;

/**
 * Reads a project of 2,000 lines, and changes one quantity, with lines of today, of yesterday and of thirty revisions.
 * Cold is the first call of a project after a start; warm are all that follow.
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
      const projects: Kept[] = [];
      for (const [name, state] of Object.entries(states)) {
        const id = await fill(server.url, headers, models);
        await writtenAs(pool, id, state);
        projects.push({ name, id });
      }
      await server.stop();
      server = await startMeasured(home, databaseUrl);
      await measure(report, server, headers, projects);
    } finally {
      await server.stop();
      await pool.end();
    }
  });
}

interface Kept {
  readonly name: string;
  readonly id: string;
}

interface Timed {
  readonly ms: number;
  readonly hold: number;
  readonly text: string;
}

/** What is done to a project: `at` makes it another line and another value each time. */
interface Asked {
  readonly name: string;
  readonly read: () => Promise<Timed>;
  readonly changeQuantity: (at: number) => Promise<Timed>;
  readonly move: (at: number) => Promise<Timed>;
  readonly changeAndGetAll: (at: number) => Promise<Timed>;
}

/** Asks for the same of each project in turn, so that what else the machine does falls on all of them alike. */
async function measure(
  report: Report,
  server: Measured,
  headers: Headers,
  kept: readonly Kept[],
): Promise<void> {
  const timed = async (call: () => Promise<Response>): Promise<Timed> => {
    const { value, milliseconds, longestHoldMs } = await server.during(async () => {
      const answer = await call();
      return { answer, text: await answer.text() };
    });
    const { answer, text } = value;
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    return { ms: milliseconds, text, hold: longestHoldMs };
  };
  const projects: Asked[] = [];
  for (const { name, id } of kept) {
    const read = () => timed(() => fetch(`${server.url}/api/v2/projects/${id}`, { headers }));
    const cold = await read();
    report.figure(`read a project ${name}, cold`, cold.ms, 'ms');
    report.figure(`read a project ${name}, cold, longest hold`, cold.hold, 'ms');
    const { version: first, products } = JSON.parse(cold.text) as Project;
    let version = first;
    const change = async (at: number, attributesToUpdate: object, prefer: Headers) => {
      const changed = await timed(() =>
        fetch(`${server.url}/api/v1/projects/${id}/products/${products.orderedIds[(at * 97) % lines]}`, {
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
    projects.push({
      ...{ name, read },
      changeQuantity: (at) => change(at, { quantity: 5 + at }, since()),
      move: (at) => change(at, { position: (at * 331) % lines }, since()),
      changeAndGetAll: (at) => change(at, { quantity: 50 + at }, {}),
    });
  }
  for (const [what, act] of [
    ['change one quantity', 'changeQuantity'],
    ['move a line', 'move'],
    ['change one quantity and get all', 'changeAndGetAll'],
    ['read', 'read'],
  ] as const) {
    const found = projects.map((): Timed[] => []);
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, project] of projects.entries()) found[place]?.push(await project[act](round));
    }
    for (const [place, { name }] of projects.entries()) {
      const times = (found[place] ?? []).map(({ ms }) => ms);
      const holds = (found[place] ?? []).map(({ hold }) => hold);
      report.figure(`${what} ${name}, first`, times[0] ?? NaN, 'ms');
      report.figure(`${what} ${name}, median`, median(times), 'ms');
      report.figure(`${what} ${name}, slowest`, Math.max(...times), 'ms');
      report.figure(`${what} ${name}, longest hold`, Math.max(...holds), 'ms');
    }
  }
}
