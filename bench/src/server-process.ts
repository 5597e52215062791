import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tsx = createRequire(import.meta.url).resolve('tsx');

/** A server under test, in a process of its own. */
export interface ServerProcess {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

async function start(
  file: string,
  env: Readonly<Record<string, string | undefined>>,
  ready: (child: ChildProcess) => Promise<string>,
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', tsx, file], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const url = await Promise.race([
    ready(child),
    ended.then(([code]) => {
      throw new Error(`${file} ended with ${code} before it was ready`);
    }),
  ]);
  return {
    url,
    pid: child.pid ?? 0,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Lucerna with its demo data, a database and a folder of its own; `settings` beside those. */
export function startLucerna(
  home: string,
  password: string,
  databaseUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = {
    ...settings,
    PORT: '0',
    LUCERNA_HOME: home,
    LUCERNA_DEMO: '1',
    LUCERNA_DEMO_PASSWORD: password,
    DATABASE_URL: databaseUrl,
  };
  return start('tools/start.mjs', env, addressLine);
}

/** Lucerna as `npm start` runs it: built where it is stale, with the PostgreSQL that it starts itself. */
export function startWhole(
  home: string,
  password?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const env = {
    PORT: '0',
    ...settings,
    LUCERNA_HOME: home,
    ...(password && { LUCERNA_DEMO_PASSWORD: password }),
    DATABASE_URL: undefined,
  };
  return start('tools/start.mjs', env, addressLine);
}

/** Runs what `npm start` runs, in a process of Node alone, and waits for nothing. */
export function startCommand(env: Readonly<Record<string, string | undefined>>) {
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  return {
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** Waits for the line that names the address. */
function addressLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    child.stdout?.on('data', (piece: Buffer) => {
      text += piece.toString();
      const [, address] = /^Lucerna is at (https?:\/\/[^\s.]+(?:\.[^\s.]+)*)/m.exec(text) ?? [];
      if (address) resolve(address);
    });
  });
}

/** The bare Fastify on the same database. */
export function startBare(databaseUrl: string): Promise<ServerProcess> {
  return start('bench/src/bare-server.ts', { DATABASE_URL: databaseUrl }, async (child) => {
    const [url] = (await once(child, 'message')) as [string];
    return url;
  });
}
