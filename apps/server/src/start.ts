import { mkdirSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { addRoutes, openHttp } from './app';
import { openPool } from './database/connect';
import { startEmbedded } from './database/embedded/server';
import { migrateDatabase } from './database/migrate';
import { loadDemo } from './demo/load-demo';
import type { DemoSignIns } from './demo/load-demo';
import type { Env } from './env';
import { SettingError } from './env';
import { features } from './features';
import { openLog } from './http/log';
import { startWorker } from './jobs/jobs';
import { openFrame } from './open-frame';

export interface RunningServer {
  readonly address: string;
  readonly demo: DemoSignIns | null;
  /** Finishes what is at work, then stops everything that this process started. */
  close(): Promise<void>;
}

/** Fails before anything is started when the port is taken. */
function requireFreePort({ port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => reject(portProblem(error, port, host)));
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

function portProblem(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE') {
    return new SettingError(
      `Port ${port} of ${host} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EACCES')
    return new SettingError(`Port ${port} needs more rights. Choose one above 1023 with PORT.`);
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    return new SettingError(`This machine has no address ${host} (HOST).`);
  }
  return error;
}

function addressOf({ publicOrigin, host }: Env, { port }: AddressInfo): string {
  if (publicOrigin) return publicOrigin;
  const open = host === '0.0.0.0' || host === '::';
  return `http://${open || host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Starts the whole product: database, schema, demo data where it is wanted, HTTP, sockets, jobs.
 * When a step fails, what was started before is stopped and the error is thrown.
 */
export async function startServer(env: Env, progress: (line: string) => void): Promise<RunningServer> {
  const stops: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
  };
  try {
    if (env.port !== 0) await requireFreePort(env);
    makeHome(env.home);
    const log = openLog(env.logLevel);
    let url = env.databaseUrl;
    if (!url) {
      progress('Starting PostgreSQL');
      const embedded = await startEmbedded(env.home);
      stops.push(embedded.stop);
      url = embedded.url;
      if (embedded.movedTo)
        progress(
          `PostgreSQL keeps its data in ${embedded.movedTo}, since its account cannot enter ${env.home}`,
        );
    }
    progress('Preparing the database');
    const demo = await prepare(env, url, progress);

    const app = openHttp({ env, log });
    const { frame, close: closeFrame } = await openFrame(env, log, url, app.server);
    stops.push(closeFrame);
    await addRoutes(app, frame);
    const tasks = Object.assign({}, ...features.map((feature) => feature.tasks ?? {})) as Parameters<
      typeof startWorker
    >[1];
    const worker = await startWorker(frame, tasks, log);
    stops.push(() => worker.stop());
    stops.push(() => app.close());
    await app.listen({ port: env.port, host: env.host }).catch((error: NodeJS.ErrnoException) => {
      throw portProblem(error, env.port, env.host);
    });
    return { address: addressOf(env, app.server.address() as AddressInfo), demo, close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

function makeHome(home: string): void {
  try {
    mkdirSync(home, { recursive: true });
  } catch (error) {
    throw new SettingError(
      `The data folder ${home} (LUCERNA_HOME) cannot be made: ${(error as Error).message}`,
    );
  }
}

/** Migrates, and loads the demo data where it is wanted, before anything is served. */
async function prepare(env: Env, url: string, progress: (line: string) => void): Promise<DemoSignIns | null> {
  const pool = openPool(url, () => undefined, 4);
  try {
    await migrateDatabase(pool);
    return env.demo ? await loadDemo(env, pool, progress) : null;
  } finally {
    await pool.end();
  }
}
