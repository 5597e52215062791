import { startEmbedded } from '@lucerna/server';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { compare, type Comparison, type Side } from './http';
import type { Report } from './report';
import { password, signIn } from './sign-in';
import { startBare, startLucerna } from './server-process';

const projects = 400;
const lines = 50;
const length = { rounds: 5, seconds: 4 };

/** What is added: configured by its choices, as the configurator sends it. */
const product = [
  {
    model: '2010',
    choices: { color: '20', temperature: '4', control: 'B', installation: '31' },
    quantity: 2,
  },
];

/**
 * Adds a configured line to a project of 50 lines and gets the priced project back, and reads one, against a bare
 * Fastify route with one insert or one select on the same database.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const lucerna = await startLucerna(home, password, database.url);
  const bare = await startBare(database.url);
  try {
    const signedIn = { cookie: await signIn(lucerna.url) };
    const ids = await fill(lucerna.url, signedIn);
    await pool.query('vacuum analyze');

    // Back to 50 lines, and each project read once, as a page is before something is added to it.
    const before = async () => {
      await trim(pool);
      for (const id of ids)
        await (await fetch(`${lucerna.url}/api/v2/projects/${id}`, { headers: signedIn })).text();
    };
    const json = { ...signedIn, 'content-type': 'application/json' };
    const added = await compare(
      { url: lucerna.url, before, requests: ids.map((id) => post(`/api/v1/projects/${id}/products`, json)) },
      { url: bare.url, before, requests: [post('/row', { 'content-type': 'application/json' })] },
      length,
    );
    show(report, 'add a line to a project of 50 lines', 'bare insert', added);

    await trim(pool);
    const read: Side = {
      url: lucerna.url,
      requests: ids.map((id) => ({ method: 'GET', path: `/api/v2/projects/${id}`, headers: signedIn })),
    };
    const keys = await keep(pool, lucerna.url, signedIn, ids);
    const rows = keys.map((key) => ({ method: 'GET' as const, path: `/row/${key}` }));
    show(
      report,
      'read a project of 50 lines',
      'bare select',
      await compare(read, { url: bare.url, requests: rows }, length),
    );
  } finally {
    await bare.stop();
    await lucerna.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

function post(to: string, headers: Readonly<Record<string, string>>): Side['requests'][number] {
  return { method: 'POST', path: to, headers, body: JSON.stringify(product) };
}

function show(report: Report, name: string, yardstick: string, found: Comparison): void {
  report.figure(name, found.ours, 'requests/s');
  report.figure(`${name}, ${yardstick}`, found.bare, 'requests/s');
  report.figure(`${name}, ratio`, found.ratio, 'of the bare route');
  report.figure(`${name}, 99th percentile`, found.p99Ms, 'ms');
}

/** Makes the projects through the API; the models and their finishes take turns. */
async function fill(url: string, headers: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const models = ['2010', '2011', '2012', '2050', '2100', '2140', '2250', '2300', '2340', '2440'];
  const products = Array.from({ length: lines }, (_, at) => ({
    model: models[at % models.length],
    quantity: 1 + (at % 7),
  }));
  const ids: string[] = [];
  for (let made = 0; made < projects; made += 1) {
    const answer = await fetch(`${url}/api/v1/projects`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Project ${made}`, products }),
    });
    if (!answer.ok) throw new Error(`No project was made: ${answer.status} ${await answer.text()}`);
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

/** Brings every project back to 50 lines, so that each round measures the same work. */
async function trim(pool: pg.Pool): Promise<void> {
  await pool.query('delete from project_line where position >= $1', [lines]);
  await pool.query('update project set line_count = $1, next_position = $1, version = version + 1', [lines]);
  await pool.query('truncate bare_row, idempotency');
  await pool.query('vacuum line_evaluation, project_line, project');
}

/** Keeps the answers of some projects, byte for byte, as the rows of the bare select. */
async function keep(
  pool: pg.Pool,
  url: string,
  headers: Readonly<Record<string, string>>,
  ids: readonly string[],
): Promise<readonly string[]> {
  const keys: string[] = [];
  for (const id of ids) {
    const answer = await fetch(`${url}/api/v2/projects/${id}`, { headers });
    const key = randomUUID();
    await pool.query('insert into bare_row values ($1, $2)', [key, await answer.text()]);
    keys.push(key);
  }
  await pool.query('vacuum analyze bare_row');
  return keys;
}
