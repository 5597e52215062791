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
const clients = 300;
const orders = 100_000;
const quotes = 50_000;
const calls = 200;

/** What is asked of a list: sorted, far behind, narrowed, and searched by words of many, of some and of few projects. */
const lists: Readonly<Record<string, string>> = {
  UPDATED_RECENT: 'sortBy=UPDATED_RECENT',
  UPDATED_OLDER: 'sortBy=UPDATED_OLDER',
  NAME_ASC: 'sortBy=NAME_ASC',
  'page 90': 'page=90',
  'ordered ones, by name': 'status=2&sortBy=NAME_ASC',
  'of a client': 'client=B-7',
  'of a month': 'from=2026-01-01&to=2026-01-31',
};
const searches: Readonly<Record<string, string>> = {
  'a word of all': 'search=project',
  'a word of one in ten': 'search=station',
  'a word of one in a hundred': 'search=HÔTEL',
  'a word of one': 'search=n12345n',
  'a word of none': 'search=xylophone',
  'a word that only others have': 'search=embassy',
  'two letters': 'search=ho',
  'a part of a word and another': 'search=tati%20n12',
  'a reference of all': 'search=201010',
  'a reference of none': 'search=998810',
};

const quoteLists: Readonly<Record<string, string>> = {
  all: '',
  'by name': 'sortBy=NAME_ASC',
  'page 90': 'page=90',
  'sent ones': 'state=sent',
  'a word of all': 'search=project',
  'a word of one in ten': 'search=station',
  'a word of one': 'search=n12345n',
};

/**
 * The list of projects of an account with 30,000 among 110,000, with 100,000 orders and 50,000 quotes beside: its own, and then those of 300
 * clients that it looks after; and what an administrator with 800 colleagues is shown. Each has a line, so that pictures and
 * sums are read as on a page. Says how often tables were read from one end to the other for that.
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
    await fillProjects(pool, id);
    report.figure('list of projects, load of the machine', os.loadavg()[0]!, 'processes');
    const read = async (name: string, url: string, as: typeof headers = headers) => {
      const times = await timesOf(lucerna.url + url, as);
      report.figure(`${name}, 95th percentile`, times[Math.floor(calls * 0.95)]!, 'ms');
    };
    const readAll = async (
      whose: string,
      of: Readonly<Record<string, string>>,
      as: typeof headers = headers,
    ) => {
      for (const [name, query] of Object.entries(of)) {
        await read(`projects, ${whose}, ${name}`, `/api/v3/projects?itemsPerPage=10&${query}`, as);
      }
    };
    const readQuotes = async (whose: string) => {
      for (const [name, query] of Object.entries(quoteLists))
        await read(`quotes, ${whose}, ${name}`, `/api/v1/budget?itemsPerPage=10&${query}`);
    };
    const scans = await scansOf(pool);
    await readAll('30,000 own', lists);
    await readAll('30,000 own', searches);
    await readQuotes('30,000 own');
    await givenToClients(pool, id);
    await readAll(`30,000 of ${clients} clients`, lists);
    await readAll(`30,000 of ${clients} clients`, searches);
    await readQuotes(`30,000 of ${clients} clients`);
    await read('a project of a client', `/api/v1/projects/${id}/context`);
    await read('orders, all', '/api/v3/orders?limit=10');
    await read('orders, searched', '/api/v3/orders?limit=10&search=station');
    const after = await scansOf(pool);
    for (const [table, count] of after) {
      report.figure(`sequential scans of ${table}`, count - (scans.get(table) ?? 0), 'scans');
    }
    await pool.query(
      `update account set company_crm_id = 'bench' where email like 'owner%' or email = 'admin@lucerna.test'`,
    );
    await pool.query('vacuum analyze');
    const admin = { cookie: await signIn(lucerna.url, 'admin@lucerna.test') };
    await readAll(
      '80,000 of 800 colleagues',
      { UPDATED_RECENT: lists['UPDATED_RECENT']!, ...searches },
      admin,
    );
    report.figure('list of projects, load of the machine at the end', os.loadavg()[0]!, 'processes');
  } finally {
    await lucerna.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

/** How often each large table was read from one end to the other so far. */
async function scansOf(pool: pg.Pool): Promise<ReadonlyMap<string, number>> {
  // The server tells of its statements a little later.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  const { rows } = await pool.query<{ name: string; scans: number }>(
    `select relname as name, seq_scan::int as scans from pg_stat_user_tables
     where relname in ('project', 'project_search', 'line_evaluation', 'order', 'quote', 'budget', 'quote_search') order by relname`,
  );
  return new Map(rows.map(({ name, scans }) => [name, scans]));
}

async function owner(pool: pg.Pool, id: string): Promise<{ owner_id: string; email: string }> {
  const { rows } = await pool.query<{ owner_id: string; email: string }>(
    'select p.owner_id, a.email from project p join account a on a.id = p.owner_id where p.id = $1',
    [id],
  );
  return rows[0]!;
}

/**
 * Copies of a project with its line for its owner, and projects of others without lines; clients that the owner looks after;
 * orders and quotes of some of all projects.
 */
export async function fillProjects(pool: pg.Pool, id: string): Promise<void> {
  const { owner_id: ownerId, email } = await owner(pool, id);
  await pool.query(
    `insert into client (code, catalog_id, name, rate_id) select 'B-' || n, 16, 'Client ' || n, 10 from generate_series(0, ${clients - 1}) n`,
  );
  await pool.query(
    `insert into client_manager select 'B-' || n, $1 from generate_series(0, ${clients - 1}) n`,
    [email],
  );
  await pool.query(
    `insert into account (email, roles) select 'owner' || n || '@example.test', '{2}' from generate_series(1, 800) n`,
  );
  await pool.query(
    `insert into project (id, owner_id, name, catalog_id, currency, rate_id, status, line_count, next_position, updated_at)
     select gen_random_uuid(), case when n <= $2 then $1::uuid else others.id end,
       'Project ' || case when n % 100 = 0 then 'Hôtel ' when n % 10 = 1 then 'Station ' when n > $2 and n % 11 = 0 then 'Embassy ' else 'House ' end
         || 'n' || n || 'n', 16, 'EUR', 10, case when n % 1000 = 0 then 2 else 1 end, 1, 1, now() - n * interval '1 minute'
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
  await pool.query(
    `insert into "order" (id, number, project_id, owner_id, project_name, client_code, currency, comments, internal_order_number,
       send_together, quantity, total_gross, total_net, updated_at)
     select gen_random_uuid(), 'B' || nth, id, owner_id, name, 'C-1001', 'EUR', '', '', true, 2, 100, 90, updated_at
     from (select p.*, row_number() over () as nth from project p) p where nth <= $1`,
    [orders],
  );
  await pool.query(
    `with chosen as (select p.*, gen_random_uuid() as quote_id, row_number() over () as nth from project p where id <> $2),
       begun as (insert into quote (id, number, project_id, owner_id, updated_at)
         select quote_id, 'Q' || nth, id, owner_id, updated_at from chosen where nth <= $1)
     insert into budget (id, quote_id, revision, project_id, owner_id, project_name, client_name, created_by, valid_until, currency, language,
       discount, surcharge, iva, sub_total, discount_value, surcharge_value, iva_value, net_total, comments, state, sent_at, document)
     select gen_random_uuid(), quote_id, 1, id, owner_id, name, '', 'Bench', '2099-12-31', 'EUR', 'en', 0, 0, 0, 100, 0, 0, 0, 100, '',
       case when nth % 50 = 0 then 'sent' else 'draft' end, case when nth % 50 = 0 then now() end, '{}'
     from chosen where nth <= $1`,
    [quotes, id],
  );
  await pool.query('vacuum analyze');
}

/** The first 30,000 projects are those of the clients from now on, and belong to somebody else. */
export async function givenToClients(pool: pg.Pool, id: string): Promise<void> {
  await pool.query(
    `update project p set owner_id = (select id from account where email = 'specifier@lucerna.test'), client_code = 'B-' || n % ${clients}
     from (select id, row_number() over () as n from project where owner_id = $1) mine where mine.id = p.id and n <= $2`,
    [(await owner(pool, id)).owner_id, ofOne],
  );
  await pool.query(`update "order" o set owner_id = p.owner_id from project p where p.id = o.project_id`);
  await pool.query(`update budget b set owner_id = p.owner_id from project p where p.id = b.project_id`);
  await pool.query(
    `update quote q set owner_id = p.owner_id, updated_at = q.updated_at from project p where p.id = q.project_id`,
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
