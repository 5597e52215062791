import type { Project } from '@lucerna/contract';
import { startEmbedded } from '@lucerna/server';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { median } from './report';
import type { Report } from './report';
import { signIn } from './sign-in';

export const lines = 2000;
const revisions = 30;
const rounds = 20;

/** Tables of a catalogue revision, with their columns beside its number. */
const tables = {
  catalogue_model: 'position, model, sub_family_id, virtual, body',
  catalogue_article: 'position, catalog_id, model, sub_family_id, body',
  catalogue_variation: 'position, catalog_id, model, type, code, body',
  catalogue_price: 'catalog_id, rate_id, model, reference, sale_price, currency, modifiers',
  catalogue_rule: 'position, sub_family_id, body',
  catalogue_named_rule: 'position, sub_family_id, id, body',
  catalogue_document: 'name, body',
};

const yesterday = `(current_date - 1)`;
const ofYesterday = `evaluated_on = ${yesterday}, facts = regexp_replace(facts, '\\d{4}-\\d\\d-\\d\\d', ${yesterday}::text)`;

/** How the lines of a project are written, by what is done to those of today. */
export const states: Readonly<Record<string, string | null>> = {
  'of today': null,
  'of yesterday': `update project_line set ${ofYesterday} where project_id = $1`,
  [`of ${revisions} revisions`]: `update project_line set ${ofYesterday}, catalogue_revision = 2 + position % ${revisions}
     where project_id = $1`,
};

export interface Server {
  readonly url: string;
  /** The longest that the event loop was held since the last time, ms. */
  hold(): Promise<number>;
  stop(): Promise<void>;
}

export async function startServer(home: string, databaseUrl: string): Promise<Server> {
  const child = fork(fileURLToPath(new URL('./lines-server.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_ENV: 'production', LUCERNA_HOME: home, DATABASE_URL: databaseUrl },
  });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    async hold() {
      child.send('hold');
      const [{ hold }] = (await once(child, 'message')) as [{ hold: number }];
      return hold;
    },
    async stop() {
      child.send('stop');
      await once(child, 'exit');
    },
  };
}

/**
 * Reads a project of 2,000 lines, and changes one quantity, with lines of today, of yesterday and of thirty revisions.
 * Cold is the first call after a start; warm are all that follow. The slowest of all rounds counts.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  let server = await startServer(home, database.url);
  try {
    const headers = { cookie: await signIn(server.url), 'accept-encoding': 'identity' };
    await copyRevisions(pool);
    const models = await modelsOf(pool, server.url, headers);
    report.figure('models in the project', models.length, 'models');
    for (const [name, change] of Object.entries(states)) {
      const id = await fill(server.url, headers, models);
      if (change) await pool.query(change, [id]);
      await pool.query('vacuum analyze project_line');
      await server.stop();
      server = await startServer(home, database.url);
      await measure(report, name, server, headers, id);
    }
  } finally {
    await server.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

export type Headers = Readonly<Record<string, string>>;

async function measure(
  report: Report,
  name: string,
  server: Server,
  headers: Headers,
  id: string,
): Promise<void> {
  const address = `${server.url}/api/v2/projects/${id}`;
  const timed = async (call: () => Promise<Response>) => {
    await server.hold();
    const began = performance.now();
    const answer = await call();
    const text = await answer.text();
    const ms = performance.now() - began;
    if (!answer.ok) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
    return { ms, text, hold: await server.hold() };
  };
  const read = () => timed(() => fetch(address, { headers }));
  const cold = await read();
  report.figure(`read a project ${name}, cold`, cold.ms, 'ms');
  report.figure(`read a project ${name}, cold, longest hold`, cold.hold, 'ms');
  const { orderedIds } = (JSON.parse(cold.text) as Project).products;
  const change = (at: number) =>
    timed(() =>
      fetch(`${server.url}/api/v1/projects/${id}/products/${orderedIds[(at * 97) % lines]}`, {
        method: 'PUT',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ attributesToUpdate: { quantity: 5 + at } }),
      }),
    );
  for (const [what, call] of [
    ['change one quantity', change],
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

/** Stores thirty revisions with the rows of the first, as so many imports would. */
export async function copyRevisions(pool: pg.Pool): Promise<void> {
  const wanted = Array.from({ length: revisions }, (_, at) => 2 + at);
  await pool.query(
    `insert into catalogue_revision (revision, feed_hash, brand, counts)
     select r, feed_hash || r, brand, counts from catalogue_revision, unnest($1::int[]) r where revision = 1`,
    [wanted],
  );
  for (const [table, columns] of Object.entries(tables)) {
    await pool.query(
      `insert into ${table} (revision, ${columns}) select r, ${columns} from ${table}, unnest($1::int[]) r where revision = 1`,
      [wanted],
    );
  }
  await pool.query('vacuum analyze');
}

export const post = (url: string, headers: Headers, body: unknown) =>
  fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

/** The models that can stand in a project as they are. */
export async function modelsOf(pool: pg.Pool, url: string, headers: Headers): Promise<readonly string[]> {
  const { rows } = await pool.query<{ model: string }>(
    'select model from catalogue_article where revision = 1 and catalog_id = 16 order by model',
  );
  const models: string[] = [];
  for (const { model } of rows) {
    const answer = await post(`${url}/api/v1/projects`, headers, {
      name: model,
      products: [{ model, quantity: 1 }],
    });
    await answer.text();
    if (answer.ok) models.push(model);
  }
  return models;
}

export async function fill(url: string, headers: Headers, models: readonly string[]): Promise<string> {
  const made = await post(`${url}/api/v1/projects`, headers, { name: 'Two thousand lines' });
  const { id } = (await made.json()) as { id: string };
  for (let at = 0; at < lines; at += 100) {
    const products = Array.from({ length: 100 }, (_, nth) => ({
      model: models[(at + nth) % models.length],
      quantity: 1 + ((at + nth) % 7),
    }));
    const answer = await post(`${url}/api/v1/projects/${id}/products`, headers, products);
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
    await answer.text();
  }
  return id;
}
