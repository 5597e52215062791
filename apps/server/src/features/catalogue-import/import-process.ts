import { workerProcess } from '../../jobs/worker-process';
import type { S3Env } from '../../env-storage';
import type { importCatalogue } from '../catalogue';

/** What the process is asked to do with an uploaded feed. */
export interface ImportQuestion {
  readonly id: string;
  readonly databaseUrl: string;
  readonly home: string;
  readonly s3: S3Env | undefined;
  /** The file as it came, with the name that it had. */
  readonly file: string;
  readonly name: string;
  /** Where it may be unpacked. */
  readonly folder: string;
  readonly variationCatalog: boolean;
  /** Reads and checks alone. */
  readonly dryRun: boolean;
  /** The revision that must be in force still; undefined of a dry run. */
  readonly base: number | null | undefined;
}

export type ImportAnswer = Awaited<ReturnType<typeof importCatalogue>>;

/** The largest feeds take minutes; what takes longer has hung. */
const limits = { limitMs: 45 * 60_000, maxMb: 1500, nice: 10 };

/** A process that reads feeds, one at a time: a workbook or an archive is read in one go, which nobody else waits for. */
export const importProcess = workerProcess<ImportQuestion, ImportAnswer>(import.meta.url, 'import', limits);
