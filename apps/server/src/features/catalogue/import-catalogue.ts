import { eq } from 'drizzle-orm';
import type pg from 'pg';
import { lockName } from '../../database/locks';
import { catalogueCurrent, catalogueRevision } from '../../database/tables/catalogue';
import type { ImportWarnings } from '../../database/tables/catalogue';
import { typed } from '../../database/typed';
import { checkBodies } from './feed/check-bodies';
import { checkNamedModels } from './feed/check-named-models';
import { checkStaged } from './feed/check-staged';
import { readDocuments } from './feed/document/read-documents';
import { listFeed, type RowKind } from './feed/files';
import { fingerprint } from './feed/fingerprint';
import { FeedProblems, type FeedProblem } from './feed/problem';
import { publishRevision, putInForce } from './feed/publish';
import { reviewStagedRules } from './feed/review-rules';
import { stageRows } from './feed/stage-rows';
import { FeedWarnings, noWarnings } from './feed/warning';
import { warnOfLumens } from './feed/warn-of-lumens';
import { warnOfDrawings } from './brand/warn-of-drawings';
import { warnOfFinishes } from './feed/warn-of-finishes';
import { warnOfPrices } from './feed/warn-of-prices';
import { errorOf } from '../../thrown';

export interface ImportProgress {
  readonly step: 'reading' | 'rows' | 'checking' | 'publishing';
  /** Rows read so far. */
  readonly rows: number;
}

/** What an import did. Refused: nothing was changed, and `problems` says why. */
export interface ImportReport {
  readonly outcome: 'imported' | 'unchanged' | 'refused';
  /** The revision in force for this feed; null when it was refused. */
  readonly revision: number | null;
  readonly counts: Readonly<Record<RowKind, number>>;
  /** The first 1,000 faults; `problemCounts` and `problemTotal` count all of them. */
  readonly problems: readonly FeedProblem[];
  readonly problemCounts: Readonly<Record<string, number>>;
  readonly problemTotal: number;
  /** What can hardly be meant and was taken. They are stored with the revision; none when the feed was refused. */
  readonly warnings: ImportWarnings;
  /** Files of the folder that are not part of the format. */
  readonly ignored: readonly string[];
  readonly milliseconds: number;
}

export interface ImportDeps {
  readonly pool: pg.Pool;
  /** Off: a variation's own column decides its catalogue, whatever the feed says of brands. */
  readonly variationCatalog?: boolean;
  readonly log?: { info(data: object, message: string): void };
}

const noRows: Readonly<Record<RowKind, number>> = { model: 0, article: 0, variation: 0, price: 0, rule: 0, namedRule: 0 };

/**
 * Imports a catalogue feed (docs/catalogue-feed.md) as a new revision and puts it in force, all or nothing.
 * The same content again puts its revision in force without making another. One import runs at a time.
 * Throws only when the folder or the database fails; a bad feed is a report with outcome `refused`.
 */
export async function importCatalogue(
  deps: ImportDeps,
  folder: string,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  const started = performance.now();
  onProgress({ step: 'reading', rows: 0 });
  const { files, ignored } = await listFeed(folder);
  const hash = await fingerprint(files);
  const problems = new FeedProblems();
  const report = (
    outcome: ImportReport['outcome'],
    revision: number | null,
    counts: ImportReport['counts'],
    warnings: ImportWarnings = noWarnings,
  ): ImportReport => {
    const milliseconds = Math.round(performance.now() - started);
    const found = { faults: problems.total, warnings: warnings.total };
    deps.log?.info({ outcome, revision, counts, ...found, milliseconds }, 'catalogue feed');
    const { first, counts: problemCounts, total } = problems;
    return {
      outcome,
      revision,
      counts,
      problems: first,
      problemCounts,
      problemTotal: total,
      warnings,
      ignored,
      milliseconds,
    };
  };

  const client = await deps.pool.connect();
  let failed: Error | undefined;
  // A connection that breaks tells its client beside the running query; nobody hearing it would end the process.
  const broken = (cause: Error) => (failed ??= cause);
  client.on('error', broken);
  try {
    await client.query('begin');
    await lockName(client, 'catalogue import');
    const known = await storedRevision(client, hash);
    if (known) {
      if (known.inForce === null) await putInForce(client, known.revision);
      await client.query('commit');
      return report('unchanged', known.revision, known.counts, known.warnings);
    }
    const { bodies, context: found, lumens, models, finishes, shapes } = await readDocuments(files, problems);
    if (!found) {
      await client.query('rollback');
      return report('refused', null, noRows);
    }
    const variationCatalog = found.variationCatalog && (deps.variationCatalog ?? true);
    const context = { ...found, variationCatalog };
    let rows = 0;
    const staged = await stageRows(client, files, context, problems, (count) => {
      rows = count;
      onProgress({ step: 'rows', rows });
    });
    onProgress({ step: 'checking', rows });
    await checkStaged(client, staged, problems);
    await checkNamedModels(client, staged, models, problems);
    await checkBodies(client, staged, shapes, problems);
    const warnings = new FeedWarnings();
    if (problems.total === 0) {
      await reviewStagedRules(client, problems, warnings);
      await warnOfPrices(client, warnings);
      await warnOfLumens(client, lumens, warnings);
      await warnOfFinishes(client, finishes, warnings);
      warnOfDrawings(bodies, warnings);
    }
    if (problems.total > 0) {
      await client.query('rollback');
      return report('refused', null, staged.counts);
    }
    onProgress({ step: 'publishing', rows });
    const revision = await publishRevision(
      client,
      { hash, brand: context.brandName, documents: bodies, warnings },
      staged,
    );
    await client.query('commit');
    const { first, counts, total } = warnings;
    return report('imported', revision, staged.counts, { first, counts, total });
  } catch (cause) {
    failed ??= errorOf(cause);
    throw cause;
  } finally {
    client.off('error', broken);
    // A connection that failed in the middle of a COPY is closed; PostgreSQL then drops the transaction.
    client.release(failed);
  }
}

async function storedRevision(client: pg.PoolClient, hash: string) {
  const { revision, counts, warnings, feedHash } = catalogueRevision;
  const [stored] = await typed(client)
    .select({ revision, counts, warnings, inForce: catalogueCurrent.revision })
    .from(catalogueRevision)
    .leftJoin(catalogueCurrent, eq(catalogueCurrent.revision, revision))
    .where(eq(feedHash, hash));
  return stored;
}
