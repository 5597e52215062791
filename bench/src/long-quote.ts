import type { Budget, Project } from '@lucerna/contract';
import { budgetFeature, type AppContext } from '@lucerna/server';
import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fill, lines, modelsOf, post } from './long-project';
import { median, type Report } from './report';
import { signIn } from './sign-in';

const rounds = 5;
/** The process that sets documents ends after five idle seconds. */
const idleMs = 7000;

const megabytes = (pid: number | 'self'): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) / 256;
  } catch {
    return 0;
  }
};

/** This process and those that it started, without PostgreSQL: resident megabytes. */
function resident(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) => {
    try {
      return readFileSync(`/proc/self/task/${task}/children`, 'utf8').trim().split(' ').filter(Boolean);
    } catch {
      return [];
    }
  });
  const workers = children.filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker');
    } catch {
      return false;
    }
  });
  return workers.reduce((sum, pid) => sum + megabytes(Number(pid)), megabytes('self'));
}

/** The most that is resident while something is made, looked at every few milliseconds. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let peak = resident();
  const timer = setInterval(() => (peak = Math.max(peak, resident())), 5);
  try {
    await work();
  } finally {
    clearInterval(timer);
  }
  return Math.max(peak, resident());
}

/** The documents of a quote of 2,000 lines of all models with pictures: PDF, XLSX and CSV, with what they take of time and memory. */
export async function measureLongQuote(report: Report, ctx: AppContext, url: string): Promise<void> {
  const { pool } = ctx;
  const headers = { cookie: await signIn(url) };
  const project = await fill(url, headers, await modelsOf(pool, url, headers));
  const read = async <T>(to: string) => (await (await fetch(url + to, { headers })).json()) as T;
  const { products } = await read<Project>(`/api/v1/projects/${project}`);
  const quote = async (ids: readonly string[]): Promise<string> => {
    const answer = await post(`${url}/api/v2/budget`, headers, {
      ...{ projectId: project, discount: 5, iva: 21 },
      products: ids.map((_id) => ({ _id, discount: 10 })),
    });
    if (!answer.ok) throw new Error(`${answer.status} ${(await answer.text()).slice(0, 300)}`);
    return ((await answer.json()) as Budget).id;
  };
  const made = async (id: string) => {
    while ((await read<Budget>(`/api/v1/budget/${id}`)).document.state === 'making') await pause(20);
  };
  const id = await quote(products.orderedIds);
  const asked = performance.now();
  await made(await quote(products.orderedIds.slice(0, 1)));
  report.figure('quote PDF of one line, asked behind a long one', performance.now() - asked, 'ms');
  await made(id);
  await pause(idleMs);
  const before = resident();
  const make = budgetFeature.tasks?.['makeLongBudgetDocument'];
  const times: number[] = [];
  const peaks: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await pool.query(`update budget set document_state = 'making', document_attempts = 0 where id = $1`, [
      id,
    ]);
    const began = performance.now();
    peaks.push(await peakOf(async () => make?.run({ budgetId: id }, ctx, { id, at: new Date() })));
    times.push(performance.now() - began);
  }
  const { rows } = await pool.query<{ bytes: number }>(
    'select document_bytes as bytes from budget where id = $1',
    [id],
  );
  await pause(idleMs);
  const name = `quote PDF of ${lines} lines with pictures`;
  report.figure(name, median(times) / 1000, 's');
  report.figure(`${name}, slowest`, Math.max(...times) / 1000, 's');
  report.figure(`${name}, size`, (rows[0]?.bytes ?? 0) / 1e6, 'MB');
  report.figure(`${name}, more memory at most`, Math.max(...peaks) - before, 'MB');
  report.figure(`${name}, memory kept`, resident() - before, 'MB');
  for (const format of ['xlsx', 'csv']) {
    const began = performance.now();
    const bytes = await (
      await fetch(`${url}/api/v1/budget/${id}/sheet?format=${format}`, { headers })
    ).arrayBuffer();
    report.figure(`quote of ${lines} lines as ${format}`, performance.now() - began, 'ms');
    report.figure(`quote of ${lines} lines as ${format}, size`, bytes.byteLength / 1024, 'KiB');
  }
  report.figure('long quote, load of the machine', os.loadavg()[0]!, 'processes');
}
