import type { Budget, Project } from '@lucerna/contract';
import { startEmbedded } from '@lucerna/server';
import { readFileSync, rmSync, mkdtempSync, chmodSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Report } from './report';
import { startLucerna } from './server-process';
import { password, signIn } from './sign-in';

const users = Number(process.env['LUCERNA_BENCH_USERS'] ?? 200);
const atOnce = 20;
const minutesAfter = Number(process.env['LUCERNA_BENCH_MINUTES'] ?? 5);
const linesOfEach = 20;
const timeoutMs = 900_000;
/** A picture of some size, as a plan of a floor. */
const picture = path.resolve(import.meta.dirname, '../../docs/pictures/configurator.png');

/** Processes by what they are: the one that serves, those that it started, and the one that looks after it. */
interface Resident {
  readonly server: number;
  readonly all: number;
}

function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return text === '' ? [] : text.split(' ').map(Number);
}

const megabytes = (pid: number) => Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / 256;

/** Resident megabytes, now, of the supervisor `pid` and what it started; 0 for a process that ends meanwhile. */
function resident(pid: number): Resident {
  try {
    const [server = 0] = childrenOf(pid);
    const workers = childrenOf(server).reduce((sum, each) => sum + megabytes(each), 0);
    const own = megabytes(server);
    return { server: own, all: own + workers + megabytes(pid) };
  } catch {
    return { server: 0, all: 0 };
  }
}

/** Makes so many accounts with the rights and the password of a demo account. */
async function accounts(pool: pg.Pool): Promise<string[]> {
  const { rows: columns } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_name = 'account' and column_name not in ('id', 'email', 'contact_id') and is_identity = 'NO' and is_generated = 'NEVER'`,
  );
  const names = columns.map(({ name }) => name);
  const { rows } = await pool.query<{ email: string }>(
    `insert into account (id, email, ${names.join()})
     select gen_random_uuid(), 'user' || n || '@bench.test', ${names.map((name) => `a.${name}`).join()}
     from account a, generate_series(1, $1) n where a.email = 'distributor@lucerna.test' returning email`,
    [users],
  );
  return rows.map(({ email }) => email);
}

interface Shared {
  readonly url: string;
  readonly plan: Uint8Array<ArrayBuffer>;
}

/** Asks until there is an answer: a server with too much to do says 503 or 429, and when to come again. */
async function ok(ask: () => Promise<Response>): Promise<Response> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const found = await ask();
    if (found.ok) return found;
    const text = await found.text();
    if (![429, 503].includes(found.status) || Date.now() > until)
      throw new Error(`${found.url} answered ${found.status} ${text.slice(0, 300)}`);
    await pause(1000 * Number(found.headers.get('retry-after') ?? 1));
  }
}

/** An hour of somebody's work in a minute: pages, a project, a PDF, a file of each kind, a plan of a floor. */
async function work({ url, plan }: Shared, email: string, at: number): Promise<void> {
  const cookie = await signIn(url, email, { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` });
  const headers = { cookie };
  const read = async (to: string) => (await ok(() => fetch(url + to, { headers }))).arrayBuffer();
  const post = async <T>(to: string, body: object): Promise<T> =>
    (await ok(() =>
      fetch(url + to, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    ).then((answer) => answer.json())) as T;
  for (const page of [
    '/',
    '/config.json',
    '/users/v1/account',
    '/api/v1/articles/models?catalogId=16',
    '/api/v3/projects',
  ])
    await read(page);
  for (const model of ['2010', '2011', '2012', '2050'])
    await read(`/api/v1/articles/model-sheet?catalogId=16&model=${model}`);
  const products = Array.from({ length: linesOfEach }, (_, line) => ({
    model: ['2010', '2011', '2012', '2050'][line % 4],
    choices: { pendantHeight: 50 + ((at * 7 + line) % 500) },
    quantity: 1 + (line % 5),
  }));
  const project = await post<Project>('/api/v1/projects', { name: `Room ${at}`, products });
  const lines = project.products.orderedIds;
  const budget = await post<Budget>('/api/v2/budget', {
    projectId: project.id,
    products: lines.map((_id) => ({ _id })),
  });
  for (const format of ['gltf', 'ifc'])
    await read(`/api/v1/project/${project.id}/product/${lines[0]}/export?format=${format}`);
  const form = new FormData();
  form.append('file', new Blob([plan], { type: 'image/png' }), 'plan.png');
  await ok(() =>
    fetch(`${url}/api/v1/files/temp?domain=eproject&entity=floor-plan`, {
      method: 'POST',
      headers,
      body: form,
    }),
  ).then((answer) => answer.arrayBuffer());
  const until = Date.now() + timeoutMs;
  for (;;) {
    const { document } = (await (
      await ok(() => fetch(`${url}/api/v1/budget/${budget.id}`, { headers }))
    ).json()) as Budget;
    if (document.state === 'done') break;
    if (document.state === 'failed' || Date.now() > until) throw new Error('A document was not made');
    await pause(500);
  }
  await read(`/api/v1/budget/${budget.id}/document`);
}

/** What stays in memory after two hundred people have worked: at once, and some minutes later. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const pool = new pg.Pool({ connectionString: database.url, max: 2 });
  const lucerna = await startLucerna(home, password, database.url, { TRUST_PROXY: '1' });
  let most: Resident = { server: 0, all: 0 };
  const look = () => {
    const now = resident(lucerna.pid);
    most = { server: Math.max(most.server, now.server), all: Math.max(most.all, now.all) };
  };
  const watch = setInterval(look, 250);
  const tell = (when: string, { server, all }: Resident) => {
    report.figure(`memory ${when}, the server`, server, 'MB');
    report.figure(`memory ${when}, with all that it started`, all, 'MB');
  };
  try {
    report.figure('memory, load of the machine', os.loadavg()[0]!, 'processes');
    tell('before', resident(lucerna.pid));
    const plan = new Uint8Array(readFileSync(picture));
    const emails = await accounts(pool);
    const began = performance.now();
    let next = 0;
    const lane = async () => {
      while (next < emails.length) {
        const at = next++;
        await work({ url: lucerna.url, plan }, emails[at]!, at);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, lane));
    report.figure(`work of ${users} people`, (performance.now() - began) / 1000, 's');
    tell('most', most);
    tell('after the last', resident(lucerna.pid));
    for (let minute = 1; minute <= minutesAfter; minute += 1) {
      await pause(60_000);
      tell(`${minute} minutes later`, resident(lucerna.pid));
    }
  } finally {
    clearInterval(watch);
    await lucerna.stop();
    await pool.end();
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}
