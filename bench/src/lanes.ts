import type { Budget, Project } from '@lucerna/contract';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { megabytesOf } from './process-tree';
import type { Report } from './report';
import { startWhole } from './server-process';
import { password, signIn } from './sign-in';

const piled = 60;
const longLines = 2000;
const linesAtOnce = 500;
/** A letter or a document that takes longer than this counts as lost. */
const timeoutMs = 600_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Somebody signed in. */
interface Caller {
  post<T>(to: string, body: object): Promise<T>;
  get(to: string): Promise<Response>;
}

async function callerOf(url: string, email: string): Promise<Caller> {
  const cookie = await signIn(url, email);
  const headers = { cookie, 'content-type': 'application/json', origin: url };
  return {
    async post<T>(to: string, body: object): Promise<T> {
      const answer = await fetch(url + to, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${to} answered ${answer.status} ${await answer.text()}`);
      return (await answer.json()) as T;
    },
    get: (to) => fetch(url + to, { headers: { cookie } }),
  };
}

/** A project of so many lines, each of another height, so that each has a look of its own. */
async function projectOf(caller: Caller, count: number): Promise<Project> {
  const products = Array.from({ length: count }, (_, at) => ({
    model: ['2010', '2011', '2012', '2050'][at % 4]!,
    choices: { pendantHeight: 50 + Math.floor(at / 4) },
    quantity: 1,
  }));
  const { id } = await caller.post<Project>('/api/v1/projects', {
    name: `Room of ${count}`,
    products: products.slice(0, linesAtOnce),
  });
  for (let from = linesAtOnce; from < count; from += linesAtOnce) {
    const more = products.slice(from, from + linesAtOnce);
    await caller.post(`/api/v1/projects/${id}/products`, more);
  }
  return (await (await caller.get(`/api/v1/projects/${id}`)).json()) as Project;
}

const budgetOf = (caller: Caller, { id, products }: Project): Promise<Budget> =>
  caller.post<Budget>('/api/v2/budget', {
    projectId: id,
    products: products.orderedIds.map((_id) => ({ _id })),
  });

async function made(caller: Caller, id: string): Promise<number> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const { document } = (await (await caller.get(`/api/v1/budget/${id}`)).json()) as Budget;
    if (document.state === 'done') return document.bytes ?? 0;
    if (document.state === 'failed' || Date.now() > until) throw new Error('The document was not made');
    await pause(50);
  }
}

/** Seconds until a letter lies in the outbox that was not there before. */
async function letterSeconds(url: string, home: string): Promise<number> {
  const outbox = path.join(home, 'outbox');
  const count = () => {
    try {
      return readdirSync(outbox).filter((name) => name.endsWith('.json')).length;
    } catch {
      return 0;
    }
  };
  const before = count();
  const began = performance.now();
  const answer = await fetch(`${url}/api/v1/support-request/access`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'who@lucerna.test', description: 'A letter', language: 'en' }),
  });
  if (answer.status !== 202) throw new Error(`A letter was refused: ${answer.status}`);
  while (count() === before) {
    if (performance.now() - began > timeoutMs) throw new Error('The letter was not sent');
    await pause(20);
  }
  return (performance.now() - began) / 1000;
}

/** What one account's pile of work costs another account, and the memory that it takes and gives back. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-lanes-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const server = await startWhole(home, password);
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, megabytesOf(server.pid))), 100);
  try {
    const { url } = server;
    const [many, one] = [
      await callerOf(url, 'distributor@lucerna.test'),
      await callerOf(url, 'admin@lucerna.test'),
    ];
    const long = await projectOf(many, longLines);
    const short = await projectOf(one, 1);
    await made(one, (await budgetOf(one, short)).id);
    report.figure('memory before, all processes', megabytesOf(server.pid), 'MB');

    const first = await budgetOf(many, long);
    const bytes = await made(many, first.id);
    report.figure(`budget PDF of ${longLines} looks, size`, bytes / 1_000_000, 'MB');
    report.figure(`budget PDF of ${longLines} looks, most memory of all processes`, most, 'MB');

    await Promise.allSettled(Array.from({ length: piled }, () => budgetOf(many, long)));
    const began = performance.now();
    await made(one, (await budgetOf(one, short)).id);
    const waited = (performance.now() - began) / 1000;
    report.figure(`another's one-line PDF, ${piled} of ${longLines} lines waiting`, waited, 's');
    report.figure("another's letter meanwhile", await letterSeconds(url, home), 's');

    const line = (project: Project) =>
      `/api/v1/project/${project.id}/product/${project.products.orderedIds[0]}/export?format=gltf`;
    const pile = Array.from({ length: piled }, () =>
      many.get(line(long)).then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
    const asked = performance.now();
    const other = await one.get(line(short));
    await other.arrayBuffer();
    if (!other.ok) throw new Error(`Another's export answered ${other.status}`);
    report.figure(
      `another's export, ${piled} of one account waiting`,
      (performance.now() - asked) / 1000,
      's',
    );
    const statuses = await Promise.all(pile);
    report.figure(
      'exports of the pile answered 429',
      statuses.filter((status) => status === 429).length,
      'of 60',
    );
    report.figure('most memory of all processes', most, 'MB');
  } finally {
    clearInterval(watch);
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  }
}
