import type { Project } from '@lucerna/contract';
import { demoPassword, signedIn, testUser, type TestUser } from '@lucerna/testkit/server';
import { cloneDatabase } from '@lucerna/testkit/database';
import { freePort } from '@lucerna/testkit/free-port';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { endProgram, startProgram } from './program';

/**
 * After the last kill: a dead process is noticed within eight seconds, and the machine may be busy. When no job is done for
 * so long, those that are left are stuck.
 */
const timeoutMs = 120_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Projects of a few lines and of more than a short document holds. */
async function projectsOf(buyer: TestUser): Promise<readonly Project[]> {
  return Promise.all(
    [3, 130].map(async (count) => {
      const products = Array.from({ length: count }, () => ({ model: '2010', quantity: 1 }));
      const { status, body } = await buyer.post<Project>('/api/v1/projects', { name: 'Room', products });
      if (status !== 201) throw new Error(`No project: ${status} ${JSON.stringify(body)}`);
      return body;
    }),
  );
}

export interface Killed {
  /** Budgets that were acknowledged, and those of them whose PDF is there and whole. */
  readonly budgets: number;
  readonly documents: number;
  /** Letters that were acknowledged, by what they say, and how often each was sent. */
  readonly letters: readonly string[];
  readonly sent: readonly string[];
  /** Jobs that are left at the end. */
  readonly left: number;
  /** Kills that struck a job at work. */
  readonly struck: number;
  /** Budgets that were not acknowledged: refused, by status, or cut off by the blow. */
  readonly refused: ReadonlyMap<number | 'cut off', number>;
  /** Seconds that went by from the first to the last kill, and until all jobs were done. */
  readonly seconds: { readonly kills: number; readonly rest: number };
}

/**
 * Kills the program again and again, at a random moment or while a job is at work, after it was asked for a letter and
 * documents, starts it once more, and tells what has become of all that was acknowledged.
 */
export async function killsAmongJobs(
  databaseServer: string,
  kills: number,
  moment: 'random' | 'at work',
): Promise<Killed> {
  const database = await cloneDatabase(databaseServer);
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-killed-'));
  const port = await freePort();
  const installation = { home, databaseUrl: database.url, port, password: demoPassword };
  const base = `http://127.0.0.1:${installation.port}`;
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const count = async (text: string): Promise<number> =>
    Number((await client.query<{ count: string }>(`select count(*) ${text}`)).rows[0]?.count);
  let app: ChildProcess = await startProgram(installation);
  try {
    let buyer = await signedIn(base, 'distributor', demoPassword);
    const projects = await projectsOf(buyer);
    const ids: string[] = [];
    const letters: string[] = [];
    const refused = new Map<number | 'cut off', number>();
    let struck = 0;
    const began = Date.now();
    for (let kill = 0; kill < kills; kill += 1) {
      // A help desk takes a few letters an hour from one place.
      await client.query('delete from attempt');
      const letter = async (): Promise<void> => {
        const description = `Letter ${kill} of the test`;
        const body = { email: 'somebody@lucerna.test', description, language: 'en' };
        const { status } = await testUser(base).post('/api/v1/support-request/access', body);
        if (status === 202) letters.push(description);
      };
      const budget = async (project: Project): Promise<void> => {
        const products = project.products.orderedIds.map((_id) => ({ _id }));
        const made = await buyer
          .post<{ id: string }>('/api/v2/budget', { projectId: project.id, products })
          .catch(() => null);
        const why = made?.status ?? 'cut off';
        if (made?.status === 201) ids.push(made.body.id);
        else refused.set(why, (refused.get(why) ?? 0) + 1);
      };
      // Some are not even acknowledged when the blow falls.
      const asked = Promise.allSettled([...projects.map(budget), letter()]);
      const atWork = () => count('from graphile_worker.jobs where locked_at is not null');
      if (moment === 'at work') {
        // Once in a document, once in whatever comes first.
        if (kill % 2 === 0) await asked;
        const until = Date.now() + 20_000;
        while ((await atWork()) === 0 && Date.now() < until) await pause(5);
      } else {
        if (kill % 4 > 0) await asked;
        await pause(Math.random() * 900);
      }
      struck += (await atWork()) > 0 ? 1 : 0;
      await endProgram(app, 'SIGKILL');
      await asked;
      app = await startProgram(installation);
      // A session's cookie lives ten minutes.
      buyer = await signedIn(base, 'distributor', demoPassword);
    }
    const killed = Date.now();
    const open = `from graphile_worker.jobs where task_identifier <> 'sweep'`;
    let [left, until] = [await count(open), Date.now() + timeoutMs];
    while (left > 0 && Date.now() < until) {
      await pause(250);
      const now = await count(open);
      if (now < left) until = Date.now() + timeoutMs;
      left = now;
    }
    const seconds = {
      kills: Math.round((killed - began) / 1000),
      rest: Math.round((Date.now() - killed) / 1000),
    };
    // A night of kills may be longer than a cookie lives.
    buyer = await signedIn(base, 'distributor', demoPassword);
    let documents = 0;
    for (const id of ids) {
      const answer = await buyer.raw(`/api/v1/budget/${id}/document`);
      const text = Buffer.from(await answer.arrayBuffer()).toString('latin1');
      if (answer.ok && text.startsWith('%PDF-') && text.trimEnd().endsWith('%%EOF')) documents += 1;
    }
    const outbox = path.join(home, 'outbox');
    const sent = readdirSync(outbox)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        const { text } = JSON.parse(readFileSync(path.join(outbox, name), 'utf8')) as { text: string };
        return /Letter \d+ of the test/.exec(text) ?? [];
      });
    return { budgets: ids.length, documents, letters, sent, left, struck, seconds, refused };
  } finally {
    await endProgram(app, 'SIGTERM');
    await client.end();
    await database.drop();
    rmSync(home, { recursive: true, force: true });
  }
}
