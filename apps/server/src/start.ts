import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { startEmbedded } from './database/embedded/server';
import type { WatchEvents } from './database/embedded/watch';
import { requireDatabase } from './database/require-database';
import type { DemoSignIns } from './demo/load-demo';
import { SettingError, type Env } from './env';
import { openLog } from './http/log';
import { fileProblem, portProblem } from './start-problem';
import { startNotices } from './start-notices';
import { errorOf } from './thrown';

export interface RunningServer {
  readonly address: string;
  readonly demo: DemoSignIns | null;
  /** Logs and reports a failure that nobody caught. */
  tell(error: unknown): void;
  /** The link that makes the first administrator; null where there is one. */
  readonly setupLink: string | null;
  /** What the operator should mend, in words. */
  readonly notices: readonly string[];
  /** Finishes what is at work, then stops everything that this process started. */
  close(): Promise<void>;
}

/** Fails before anything is started when the port is taken. */
function requireFreePort(env: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, env)));
    probe.listen(env.port, env.host, () => probe.close(() => resolve()));
  });
}

/** The address that a person on this machine, or behind the proxy, opens. */
export function addressOf({ publicOrigin, host }: Env, port: number): string {
  if (publicOrigin) return publicOrigin;
  if (['0.0.0.0', '::', '127.0.0.1'].includes(host)) return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Reads what serves, which takes about as long as PostgreSQL takes to start beside it. */
async function loadProgram() {
  const [{ prepare }, { openServing }] = await Promise.all([import('./prepare'), import('./serving')]);
  return { prepare, openServing };
}

/**
 * Starts the whole product: database, schema, demo data where it is wanted, HTTP, sockets, jobs.
 * When a step fails, what was started before is stopped and the error is thrown.
 */
export async function startServer(env: Env, progress: (line: string) => void): Promise<RunningServer> {
  if (env.port !== 0) await requireFreePort(env);
  const log = openLog(env.logLevel);
  const program = loadProgram();
  // Awaited below; where the database does not open, that is what is told.
  program.catch(() => undefined);
  const database = await openDatabase(env, progress, {
    lost: () => log.error('PostgreSQL has ended: it is started again'),
    failed: (error) => log.error({ err: error }, 'PostgreSQL does not start'),
    returned: (ms) => log.warn({ ms }, 'PostgreSQL answers again'),
  });
  try {
    const { prepare, openServing } = await program;
    progress('Preparing the database');
    const { demo, setupPath } = await prepare(env, database.url, progress);
    const serving = await openServing(env, log, database.url);
    const address = addressOf(env, serving.port);
    return {
      address,
      demo,
      tell(error) {
        const { log, reports } = serving.ctx;
        log.fatal({ err: error }, 'a failure that nobody caught');
        reports.tell(error);
      },
      setupLink: setupPath && address + setupPath,
      notices: startNotices(env),
      async close() {
        await serving.close();
        await database.stop();
      },
    };
  } catch (error) {
    await database.stop().catch(() => undefined);
    throw error;
  }
}

/** Makes the data folder, and tries it: as root a folder that cannot be written looks as if it could. */
function makeHome(home: string): void {
  const trial = path.join(home, `.write-check-${process.pid}`);
  try {
    mkdirSync(home, { recursive: true });
    writeFileSync(trial, 'x'.repeat(4096));
    rmSync(trial, { force: true });
  } catch (error) {
    const reason = fileProblem(errorOf(error)) ?? errorOf(error).message;
    throw new SettingError(
      `The data folder ${home} (LUCERNA_HOME) cannot be written: ${reason}. Mend that, or choose another folder.`,
    );
  }
}

/** Makes the data folder, and opens the database: the one of DATABASE_URL, or the folder's own, started. */
export async function openDatabase(
  { databaseUrl, home }: Env,
  progress: (line: string) => void,
  events?: WatchEvents,
): Promise<{ readonly url: string; stop(): Promise<void> }> {
  makeHome(home);
  if (databaseUrl) {
    await requireDatabase(databaseUrl);
    return { url: databaseUrl, stop: () => Promise.resolve() };
  }
  progress('Starting PostgreSQL');
  const embedded = await startEmbedded(home, events);
  if (embedded.movedTo) {
    progress(`PostgreSQL keeps its data in ${embedded.movedTo}, since its account cannot enter ${home}`);
  }
  try {
    await requireDatabase(embedded.url);
  } catch (error) {
    await embedded.stop().catch(() => undefined);
    throw error;
  }
  return { url: embedded.url, stop: () => embedded.stop() };
}
