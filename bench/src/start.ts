import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Report } from './report';
import { startWhole } from './server-process';

const builds = ['apps/server/dist', 'apps/web/dist'].map((folder) =>
  fileURLToPath(new URL(`../../${folder}`, import.meta.url)),
);

/** From the command to the first page served: once with nothing built on an empty data folder, once more on the same data. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-start-'));
  // As root PostgreSQL runs as another account, which must get in.
  chmodSync(home, 0o755);
  // The first start after `npm ci` builds everything.
  for (const folder of builds) rmSync(folder, { recursive: true, force: true });
  try {
    report.figure('first start to the first page', await secondsToPage(home), 's');
    report.figure('second start to the first page', await secondsToPage(home), 's');
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function secondsToPage(home: string): Promise<number> {
  const began = performance.now();
  const server = await startWhole(home);
  const page = await fetch(server.url);
  const seconds = (performance.now() - began) / 1000;
  await server.stop();
  if (!page.ok) throw new Error(`The first page answers ${page.status}`);
  return seconds;
}
