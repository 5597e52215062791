import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { databaseStop } from './database/away';
import { openPool } from './database/connect';
import { migrateDatabase } from './database/migrate';
import { SettingError, readEnv } from './env';
import { importCatalogue, isFeedFile } from './features/catalogue';
import { importClients, isClientFeed, type ClientReport } from './features/client';
import { openFlags } from './features/flag';
import { openLog } from './http/log';
import { openStorage } from './storage/open-storage';
import { openDatabase } from './start';
import { stackOf } from './thrown';

type ImportReport = Awaited<ReturnType<typeof importCatalogue>>;

const say = (line: string) => process.stdout.write(`${line}\n`);

type Found = ImportReport['problems'][number] | ImportReport['warnings']['first'][number];

/** `prices.json:1 row 12 (reference 201010, catalogId 16, rateId 10) salePrice: what is wrong. What to do.` */
function problemLine({ file, line, row, key, field, message, advice }: Found): string {
  const place = [`${file}${line ? `:${line}` : ''}`, row && `row ${row}`, key && `(${key})`, field];
  return `${place.filter(Boolean).join(' ')}: ${message}. ${advice}.`;
}

const warned = ({ warnings: { total } }: ImportReport): string =>
  total === 0 ? '' : total === 1 ? ', 1 warning' : `, ${total} warnings`;

/** The report as lines for a person: what came in, or each fault with its file, line, row and field. */
function* lines(report: ImportReport): Generator<string> {
  for (const problem of report.problems) yield problemLine(problem);
  if (report.problemTotal > report.problems.length) {
    yield `and ${report.problemTotal - report.problems.length} faults more`;
  }
  for (const warning of report.warnings.first) yield `Warning: ${problemLine(warning)}`;
  if (report.warnings.total > report.warnings.first.length)
    yield `and ${report.warnings.total - report.warnings.first.length} warnings more`;
  for (const name of report.ignored) yield `${name} is not part of a feed and was left aside`;
  const rows = Object.entries(report.counts).map(([kind, count]) => `${count} ${kind} rows`);
  const seconds = (report.milliseconds / 1000).toFixed(1);
  if (report.changes) yield* changeLines(report.changes);
  if (report.outcome === 'checked')
    yield `Checked: no faults${warned(report)}, nothing was changed (${seconds} s)`;
  else if (report.outcome === 'refused')
    yield `Refused: ${report.problemTotal} faults, nothing was changed (${seconds} s)`;
  else if (report.outcome === 'unchanged')
    yield `Unchanged: this feed is revision ${report.revision}${warned(report)} (${seconds} s)`;
  else yield `Imported as revision ${report.revision}: ${rows.join(', ')}${warned(report)} (${seconds} s)`;
}

/** What an import would change: each kind that differs, with the first of what differs. */
function* changeLines(changes: NonNullable<ImportReport['changes']>): Generator<string> {
  let isSame = true;
  for (const [kind, of] of Object.entries(changes)) {
    for (const change of ['added', 'changed', 'removed'] as const) {
      const { count, first } = of[change];
      if (count === 0) continue;
      isSame = false;
      yield `Would be ${change}: ${count} ${kind === 'document' ? 'files' : `${kind} rows`}`;
      for (const name of first) yield `  ${name}`;
      if (count > first.length) yield `  and ${count - first.length} more`;
    }
  }
  if (isSame) yield 'Nothing would change';
}

function* clientLines(report: ClientReport): Generator<string> {
  for (const problem of report.problems) yield problemLine(problem);
  const { clients, added, withdrawn, problems, problemTotal } = report;
  if (problemTotal > problems.length) yield `and ${problemTotal - problems.length} faults more`;
  for (const code of withdrawn)
    yield `Withdrawn: ${code}, which the feed names no more; its projects and orders stay`;
  if (report.outcome === 'refused') yield `Refused: ${problemTotal} faults, nothing was changed`;
  else yield `Imported ${clients} clients: ${added} new, ${withdrawn.length} withdrawn`;
}

/** A step with many of a kind is told of after so many more. */
const progressEvery: Readonly<Record<string, number>> = { rows: 50_000, pictures: 500 };

/** Imports a feed, a folder or a file, and answers whether it was accepted. Starts the embedded database if nothing else runs it. */
async function importFeed(folder: string, dryRun: boolean): Promise<boolean> {
  const env = readEnv(process.env);
  const database = await openDatabase(env, say);
  try {
    const pool = openPool(database.url, () => undefined, 'imports');
    try {
      await migrateDatabase(pool);
      if (statSync(folder).isDirectory() && isClientFeed(folder)) {
        if (dryRun)
          throw new SettingError('--dry-run is for a catalogue feed, and this is a feed of clients.');
        const report = await importClients(pool, folder);
        for (const line of clientLines(report)) say(line);
        return report.outcome !== 'refused';
      }
      const flags = await openFlags(env.flags, openLog(env.logLevel));
      const { variationCatalog } = flags.installation();
      flags.close();
      let shown = 0;
      const log = openLog(env.logLevel);
      const storage = await openStorage(env, (error) => log.warn({ err: error }, 'the store of files'));
      const deps = { pool, storage, variationCatalog, dryRun };
      const report = await importCatalogue(deps, folder, ({ step, rows }) => {
        const many = progressEvery[step];
        if (many !== undefined && rows < shown + many) return;
        shown = many === undefined ? 0 : rows;
        say(`${step}${rows > 0 ? `, ${rows}${step === 'pictures' ? '' : ' rows'}` : ''}`);
      });
      storage.close();
      for (const line of lines(report)) say(line);
      return report.outcome !== 'refused';
    } finally {
      await pool.end();
    }
  } finally {
    await database.stop();
  }
}

/** What stopped the import, for the person who started it: the database's own words without the program's insides. */
function failureText(error: unknown): string {
  if (error instanceof SettingError) return error.message;
  const reason = databaseStop(error);
  if (reason) return `The database stopped the import: ${reason}. Nothing was changed; run the import again.`;
  return stackOf(error);
}

const dryRunFlag = '--dry-run';
const [given, ...further] = process.argv.slice(2).filter((each) => each !== dryRunFlag);
const folder = given && path.resolve(given);
try {
  if (!folder)
    throw new SettingError(
      'Which feed? Run: npm run import -- FOLDER [--dry-run], or a workbook or a GLDF in its place',
    );
  if (further.length > 0 || given?.startsWith('--'))
    throw new SettingError(`What is ${further[0] ?? given}? Run: npm run import -- FOLDER [--dry-run]`);
  if (!existsSync(folder) || !(statSync(folder).isDirectory() || isFeedFile(folder)))
    throw new SettingError(`${folder} is no folder, no workbook and no GLDF.`);
  process.exitCode = (await importFeed(folder, process.argv.includes(dryRunFlag))) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
}
