import type { Budget, Project } from '@lucerna/contract';
import {
  budgetFeature,
  loadDemo,
  migrateDatabase,
  openLog,
  openPool,
  openServing,
  readEnv,
  startEmbedded,
  takeWorkersFrom,
} from '@lucerna/server';
import type { Env, AppContext } from '@lucerna/server';
import { buildProgram, builtServer } from '@lucerna/testkit/built-server';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { median, type Report } from './report';
import { measureLongQuote } from './long-quote';
import { password, signIn } from './sign-in';

const lines = 50;
const rounds = 15;

/** The PDF of a budget of 50 different luminaires with their pictures, as the job makes it and keeps it, in processes as they are delivered. */
export async function run(report: Report): Promise<void> {
  execFileSync(process.execPath, [buildProgram, 'server']);
  takeWorkersFrom(builtServer);
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  const database = await startEmbedded(home);
  const env = readEnv({
    PORT: '0',
    LUCERNA_HOME: home,
    LUCERNA_DEMO: '1',
    LUCERNA_DEMO_PASSWORD: password,
    LOG_LEVEL: 'error',
    DATABASE_URL: database.url,
  });
  try {
    await prepare(env, database.url);
    const serving = await openServing(env, openLog(env.logLevel), database.url);
    try {
      const { ctx } = serving;
      const url = `http://127.0.0.1:${serving.port}`;
      const budgetId = await generates(url, modelsOf(ctx));
      const make = budgetFeature.tasks?.['makeBudgetDocument'];
      const times: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await again(ctx, budgetId);
        const began = performance.now();
        await make?.run({ budgetId }, ctx, { id: budgetId, at: new Date() });
        times.push(performance.now() - began);
      }
      const { rows } = await ctx.pool.query<{ bytes: number }>(
        'select document_bytes as bytes from budget where id = $1',
        [budgetId],
      );
      report.figure(`budget PDF of ${lines} lines with pictures, in the job`, median(times), 'ms');
      report.figure(`budget PDF of ${lines} lines with pictures, slowest`, Math.max(...times), 'ms');
      report.figure(`budget PDF of ${lines} lines with pictures, size`, (rows[0]?.bytes ?? 0) / 1024, 'KiB');
      await measureLongQuote(report, ctx, url);
    } finally {
      await serving.close();
    }
  } finally {
    await database.stop();
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

async function prepare(env: Env, url: string): Promise<void> {
  const pool = openPool(url, () => undefined, 'imports');
  await migrateDatabase(pool);
  await loadDemo(env, pool, () => undefined);
  await pool.end();
}

/** As many different models as there are lines, so that each line has a picture of its own. */
function modelsOf(ctx: AppContext): readonly string[] {
  const catalogue = ctx.catalogue.current();
  const offered = [...catalogue.models.values()].filter((model) => catalogue.isOffered(16, model));
  return offered.slice(0, lines).map(({ model }) => model);
}

/** Generates a budget through the API and waits until its document was made once; gives its id. */
async function generates(url: string, models: readonly string[]): Promise<string> {
  const cookie = await signIn(url);
  const post = async <T>(to: string, body: object): Promise<T> => {
    const answer = await fetch(url + to, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${to} answered ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const products = models.map((model) => ({ model, quantity: 4 }));
  const project = await post<Project>('/api/v1/projects', { name: 'Hotel of fifty lamps', products });
  const { id } = await post<Budget>('/api/v2/budget', {
    projectId: project.id,
    clientName: 'A client',
    discount: 5,
    iva: 21,
    products: project.products.orderedIds.map((_id) => ({ _id, discount: 10 })),
  });
  for (;;) {
    const answer = await fetch(`${url}/api/v1/budget/${id}`, { headers: { cookie } });
    const { document } = (await answer.json()) as Budget;
    if (document.state === 'done') return id;
    if (document.state === 'failed') throw new Error('The document cannot be made');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Makes the job's work new again. */
async function again({ pool }: AppContext, budgetId: string): Promise<void> {
  await pool.query(`update budget set document_state = 'making', document_attempts = 0 where id = $1`, [
    budgetId,
  ]);
}
