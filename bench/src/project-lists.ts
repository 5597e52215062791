import { startEmbedded } from '@lucerna/server';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Report } from './report';
import { password, signIn } from './sign-in';
import { startLucerna } from './server-process';

const all = 110_000;
const ofOne = 30_000;
const calls = 200;

/**
 * The list of projects of an account with 30,000 among 110,000: its own, and then those of 300 clients that it looks
 * after. Each of them has a line, so that pictures and sums are read as on a page.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const lucerna = await startLucerna(home, password, database.url);
  try {
    const headers = { cookie: await signIn(lucerna.url, 'sales@lucerna.test') };
    const made = await fetch(`${lucerna.url}/api/v1/projects`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'First', products: [{ model: '2010', quantity: 2 }] }),
    });
    const { id } = (await made.json()) as { id: string };
    await fill(pool, id);
    const read = async (name: string, query: string) => {
      const times = await timesOf(`${lucerna.url}/api/v3/projects?itemsPerPage=10${query}`, headers);
      report.figure(`list of projects, ${name}, 95th percentile`, times[Math.floor(calls * 0.95)]!, 'ms');
    };
    for (const sort of ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC']) {
      await read(`30,000 own, ${sort}`, `&sortBy=${sort}`);
    }
    await read('30,000 own, page 90', '&page=90');
    await pool.query(
      `update project p set owner_id = (select id from account where email = 'specifier@lucerna.test'), client_code = 'B-' || n % 300
       from (select id, row_number() over () as n from project where owner_id = $1) mine where mine.id = p.id and n <= $2`,
      [(await owner(pool, id)).owner_id, ofOne],
    );
    await pool.query('vacuum analyze');
    for (const sort of ['UPDATED_RECENT', 'UPDATED_OLDER', 'NAME_ASC']) {
      await read(`30,000 of 300 clients, ${sort}`, `&sortBy=${sort}`);
    }
  } finally {
    await lucerna.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

async function owner(pool: pg.Pool, id: string): Promise<{ owner_id: string; email: string }> {
  const { rows } = await pool.query<{ owner_id: string; email: string }>(
    'select p.owner_id, a.email from project p join account a on a.id = p.owner_id where p.id = $1',
    [id],
  );
  return rows[0]!;
}

/** Copies of a project with its line for its owner, and projects of others without lines; clients that the owner looks after. */
async function fill(pool: pg.Pool, id: string): Promise<void> {
  const { owner_id: ownerId, email } = await owner(pool, id);
  await pool.query(
    `insert into client (code, catalog_id, name, rate_id) select 'B-' || n, 16, 'Client ' || n, 10 from generate_series(0, 299) n`,
  );
  await pool.query(`insert into client_manager select 'B-' || n, $1 from generate_series(0, 299) n`, [email]);
  await pool.query(
    `insert into account (email, roles) select 'owner' || n || '@example.test', '{2}' from generate_series(1, 800) n`,
  );
  await pool.query(
    `insert into project (id, owner_id, name, catalog_id, currency, rate_id, line_count, next_position, updated_at)
     select gen_random_uuid(), case when n <= $2 then $1::uuid else others.id end, 'Project ' || md5(n::text), 16, 'EUR', 10, 1, 1,
       now() - n * interval '1 minute'
     from generate_series(1, $3::int) n
     join (select id, row_number() over () as nth from account where email like 'owner%') others on others.nth = 1 + n % 800`,
    [ownerId, ofOne, all],
  );
  await pool.query(
    `insert into project_line (project_id, id, position, quantity) select id, gen_random_uuid(), 0, 2 from project where owner_id = $1 and id <> $2`,
    [ownerId, id],
  );
  await pool.query(
    `insert into line_evaluation select l.project_id, l.id, e.model, e.reference, e.unit_gross, e.sublevel, e.catalogue_revision,
       e.evaluated_on, e.evaluation, e.price_trace, e.bill_of_materials
     from project_line l, line_evaluation e where e.project_id = $1 and l.project_id <> $1`,
    [id],
  );
  await pool.query('vacuum analyze');
}

/** How long each call takes, in milliseconds, the shortest first. */
async function timesOf(url: string, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const times: number[] = [];
  for (let call = -20; call < calls; call += 1) {
    const began = performance.now();
    const answer = await fetch(url, { headers });
    await answer.text();
    if (!answer.ok) throw new Error(`The list was not answered: ${answer.status}`);
    if (call >= 0) times.push(performance.now() - began);
  }
  return times.sort((a, b) => a - b);
}
