import {
  exportWorkbook,
  importCatalogue,
  migrateDatabase,
  openPool,
  openStorage,
  startEmbedded,
} from '@lucerna/server';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { writeLargeFeed } from '../../tools/catalogue-large';
import type { Report } from './report';

const models = 9600;
/** Of the workbook: some 50,000 rows. */
const bookModels = 940;
const million = 1 << 20;

/** The largest resident memory while something runs, in MB, looked at 20 times a second. */
async function withPeakMemory<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly peak: number }> {
  let peak = 0;
  const look = () => (peak = Math.max(peak, process.memoryUsage().rss / million));
  const timer = setInterval(look, 50);
  try {
    const value = await work();
    look();
    return { value, peak };
  } finally {
    clearInterval(timer);
  }
}

/** Imports a feed of more than half a million rows into an empty PostgreSQL, as a whole: read, check, stage, publish. */
export async function run(report: Report): Promise<void> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'lucerna-bench-'));
  chmodSync(home, 0o755);
  const feed = path.join(home, 'feed');
  const database = await startEmbedded(home);
  const pool = openPool(database.url, () => undefined, 'imports');
  try {
    await migrateDatabase(pool);
    await writeLargeFeed(feed, models);
    const storage = await openStorage({ home }, () => undefined);
    const before = process.memoryUsage().rss / million;
    const { value, peak } = await withPeakMemory(() => importCatalogue({ pool, storage }, feed));
    if (value.outcome !== 'imported') throw new Error(JSON.stringify(value.problems.slice(0, 3)));
    const rows = Object.values(value.counts).reduce((total, each) => total + each, 0);
    report.figure('import, rows', rows, 'rows');
    report.figure('import, speed', (rows / value.milliseconds) * 60_000, 'rows/min');
    report.figure('import, peak memory', peak, 'MB');
    report.figure('import, memory above the start', peak - before, 'MB');
    const again = await importCatalogue({ pool, storage }, feed);
    if (again.outcome !== 'unchanged') throw new Error('The same feed made another revision.');
    report.figure('import, same feed again', again.milliseconds, 'ms');
    await workbook(report, home, { pool, storage });
  } finally {
    await pool.end();
    await database.stop(true);
    rmSync(home, { recursive: true, force: true });
    if (database.movedTo) rmSync(database.movedTo, { recursive: true, force: true });
  }
}

/** A feed of 50,000 rows as one workbook: how long it takes until its rows are there to be checked, and all of a dry run. */
async function workbook(
  report: Report,
  home: string,
  deps: Parameters<typeof importCatalogue>[0],
): Promise<void> {
  const feed = path.join(home, 'feed-of-book');
  const book = path.join(home, 'book');
  await writeLargeFeed(feed, bookModels);
  const { bytes, beside } = await exportWorkbook(feed);
  for (const name of beside) cpSync(path.join(feed, name), path.join(book, name), { recursive: true });
  writeFileSync(path.join(book, 'feed.xlsx'), bytes);
  globalThis.gc?.();
  const before = process.memoryUsage().rss / million;
  const started = performance.now();
  let isRead = 0;
  const { value, peak } = await withPeakMemory(() =>
    importCatalogue({ ...deps, dryRun: true }, book, ({ step }) => {
      if (step !== 'reading' && isRead === 0) isRead = performance.now() - started;
    }),
  );
  if (value.outcome !== 'checked') throw new Error(JSON.stringify(value.problems.slice(0, 3)));
  const rows = Object.values(value.counts).reduce((total, each) => total + each, 0);
  report.figure('workbook, rows', rows, 'rows');
  report.figure('workbook, size', bytes.length / million, 'MB');
  report.figure('workbook, read', isRead, 'ms');
  report.figure('workbook, read and checked', value.milliseconds, 'ms');
  report.figure('workbook, memory above the start', peak - before, 'MB');
}
