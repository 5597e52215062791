import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { median, type Report } from './report';
import { startCommand } from './server-process';

const builds = ['apps/server/dist', 'apps/web/dist'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

/** Starts of a built product on data that exists; the machine's own pauses would decide over a single one. */
const again = 9;
const askEveryMs = 10;

/**
 * From the command to a server that answers /healthz: once with nothing built on an empty data folder, then again and
 * again on the same data. The first of these reads the new files for the first time.
 */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-start-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  // The first start after `npm ci` builds everything.
  for (const folder of builds) rmSync(folder, { recursive: true, force: true });
  try {
    report.figure('first start, builds and imports, to healthy', await secondsToHealthy(home), 's');
    const seconds: number[] = [];
    for (let at = 0; at < again; at += 1) seconds.push(await secondsToHealthy(home));
    report.figure(`start to healthy, median of ${again}`, median(seconds), 's');
    report.figure(`start to healthy, worst of ${again}`, Math.max(...seconds), 's');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const isHealthy = (url: string) =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

async function secondsToHealthy(home: string): Promise<number> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const server = startCommand({ LUCERNA_HOME: home, PORT: String(port), DATABASE_URL: undefined });
  while (!(await isHealthy(url))) {
    if (server.hasEnded()) throw new Error('Lucerna ended before it was healthy');
    await pause(askEveryMs);
  }
  const seconds = (performance.now() - began) / 1000;
  const page = await fetch(url);
  await server.stop();
  if (!page.ok) throw new Error(`The first page answers ${page.status}`);
  return seconds;
}
