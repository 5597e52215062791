import { eq } from 'drizzle-orm';
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { lockName } from '../../database/locks';
import { catalogueCurrent, catalogueRevision, type ImportWarnings } from '../../database/tables/catalogue';
import { typed } from '../../database/typed';
import { checkBodies } from './feed/check-bodies';
import { checkNamedModels } from './feed/check-named-models';
import { checkStaged } from './feed/check-staged';
import { readDocuments } from './feed/document/read-documents';
import type { RowKind } from './feed/files';
import { noRows } from './feed/row-table';
import { compareStaged, isNothing, type ImportChanges } from './feed/compare-staged';
import { fingerprint } from './feed/fingerprint';
import { addBaseRows, baseRevision, documentsOf, type BaseRevision } from './feed/partial/add-base';
import { gldfBase } from './feed/gldf/gldf-base';
import { changeFields, isPartialOnly } from './feed/partial/change-fields';
import { openFeed, type OpenedFeed } from './feed/open-feed';
import { isPartial } from './feed/partial/is-partial';
import { FeedProblems, type FeedProblem } from './feed/problem';
import { UploadFault, unpackUpload, type UploadedFeed } from './feed/unpack-upload';
import { publishRevision, putInForce } from './feed/publish';
import { reviewStagedRules } from './feed/review-rules';
import { stageRows } from './feed/stage-rows';
import { FeedWarnings, noWarnings } from './feed/warning';
import { warnOfLumens } from './feed/warn-of-lumens';
import { retryPictures } from './pictures/add-pictures';
import { storePictures } from './pictures/store-pictures';
import { warnOfPictures } from './pictures/warn-of-pictures';
import { warnOfPicturedFinishes } from './feed/warn-of-pictured-finishes';
import type { Storage } from '../../ports/storage';
import { warnOfDrawings } from './brand/warn-of-drawings';
import { warnOfFinishes, warnOfSlots } from './feed/warn-of-finishes';
import { warnOfPrices } from './feed/warn-of-prices';
import { errorOf } from '../../thrown';

export interface ImportProgress {
  readonly step: 'reading' | 'pictures' | 'rows' | 'checking' | 'publishing';
  /** Rows read so far, or pictures judged and kept. */
  readonly rows: number;
}

/** What an import did. Refused: nothing was changed, and `problems` says why. */
export interface ImportReport {
  /** Checked: a dry run found no fault, and nothing was changed. */
  readonly outcome: 'imported' | 'unchanged' | 'refused' | 'checked';
  /** The revision in force for this feed; null when it was refused. */
  readonly revision: number | null;
  readonly counts: Readonly<Record<RowKind, number>>;
  /** The first 1,000 faults; `problemCounts` and `problemTotal` count all of them. */
  readonly problems: readonly FeedProblem[];
  readonly problemCounts: Readonly<Record<string, number>>;
  readonly problemTotal: number;
  /** What can hardly be meant and was taken. They are stored with the revision; none when the feed was refused. */
  readonly warnings: ImportWarnings;
  /** What a dry run would change; null of an import. */
  readonly changes: ImportChanges | null;
  /** Files of the folder that are not part of the format. */
  readonly ignored: readonly string[];
  /** The revision that was in force when it was read. */
  readonly base: number | null;
  readonly milliseconds: number;
}

export interface ImportDeps {
  readonly pool: pg.Pool;
  /** Where the pictures of a feed are kept. */
  readonly storage: Pick<Storage, 'put'>;
  /** Off: a variation's own column decides its catalogue, whatever the feed says of brands. */
  readonly variationCatalog?: boolean;
  /** Reads, checks and compares, and changes nothing. */
  readonly dryRun?: boolean;
  /** The revision that must be in force still: that of the dry run before. */
  readonly base?: number | null;
  readonly log?: { info(data: object, message: string): void };
}

/**
 * Imports a catalogue feed (docs/catalogue-feed.md) as a new revision and puts it in force, all or nothing.
 * The same content again puts its revision in force without making another. One import runs at a time.
 * Throws only when the folder or the database fails; a bad feed is a report with outcome `refused`.
 */
export async function importCatalogue(
  deps: ImportDeps,
  given: string,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportReport> {
  const started = performance.now();
  onProgress({ step: 'reading', rows: 0 });
  let seen: BaseRevision | null = null;
  const feed = await openFeed(given, async () => {
    const client = await deps.pool.connect();
    try {
      seen = await baseRevision(client);
      return seen && (await gldfBase(client, seen));
    } finally {
      client.release();
    }
  });
  try {
    return await importFeed(deps, { ...feed, madeFor: seen }, onProgress, started);
  } finally {
    await feed.close();
  }
}

/** The same of a file that was sent, which is a feed by what it holds. */
export async function importUpload(
  deps: ImportDeps,
  upload: UploadedFeed,
  onProgress?: (progress: ImportProgress) => void,
): Promise<ImportReport> {
  let given: string;
  try {
    given = unpackUpload(upload);
  } catch (cause) {
    if (!(cause instanceof UploadFault)) throw cause;
    const problems = new FeedProblems();
    problems.add('upload', { file: upload.name }, { reason: cause.message });
    const { first, counts, total } = problems;
    return {
      ...{
        outcome: 'refused',
        revision: null,
        counts: noRows(),
        problems: first,
        problemCounts: counts,
        problemTotal: total,
      },
      ...{ warnings: noWarnings, changes: null, ignored: [], base: null, milliseconds: 0 },
    };
  }
  return importCatalogue(deps, given, onProgress);
}

async function importFeed(
  deps: ImportDeps,
  {
    files,
    ignored,
    problems,
    placed,
    isOpen,
    notes,
    isOfBase,
    madeFor,
  }: OpenedFeed & { readonly madeFor: BaseRevision | null },
  onProgress: (progress: ImportProgress) => void,
  started: number,
): Promise<ImportReport> {
  const { hash: own, contents } = await fingerprint(files);
  const pictures = await storePictures(files, contents, {
    ...{ pool: deps.pool, storage: deps.dryRun ? null : deps.storage, problems },
    onProgress: (done) => onProgress({ step: 'pictures', rows: done }),
  });
  let baseNow: number | null = madeFor?.revision ?? null;
  const report = (
    outcome: ImportReport['outcome'],
    revision: number | null,
    counts: ImportReport['counts'],
    { warnings = noWarnings, changes = null }: Partial<Pick<ImportReport, 'warnings' | 'changes'>> = {},
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
      changes,
      ignored,
      base: baseNow,
      milliseconds,
    };
  };

  if (!isOpen) return report('refused', null, noRows());
  const client = await deps.pool.connect();
  let failed: Error | undefined;
  // A connection that breaks tells its client beside the running query; nobody hearing it would end the process.
  const broken = (cause: Error) => (failed ??= cause);
  client.on('error', broken);
  try {
    await client.query('begin');
    await lockName(client, 'catalogue import');
    const partial = await isPartial(files);
    const base = await baseRevision(client);
    baseNow = base?.revision ?? null;
    if (deps.base !== undefined && deps.base !== baseNow) {
      // It was put in force, and whoever asked did not hear of it.
      const made =
        base && (await madeBy(client, base, deps.base, own))
          ? await storedRevision(client, base.feedHash)
          : undefined;
      if (made) {
        await client.query('commit');
        return report('unchanged', made.revision, made.counts, { warnings: made.warnings });
      }
      problems.add('baseChanged', { file: 'feed.json' });
    }
    if (partial && !base) problems.add('partialAlone', { file: 'feed.json', field: 'partial' });
    if (isOfBase && madeFor?.revision !== base?.revision) problems.add('baseChanged', { file: 'feed.json' });
    const changed = partial ? base : null;
    if (!partial) {
      for (const { name } of files.filter(isPartialOnly)) problems.add('fieldsAlone', { file: name });
    }
    const hash = changed ? hashOfPart(changed.feedHash, own) : own;
    const known = await storedRevision(client, hash);
    if (known && problems.total === 0 && (!deps.dryRun || known.inForce !== null)) {
      if (known.inForce === null) await putInForce(client, known.revision);
      await retryPictures(
        client,
        [...pictures.values()].map(({ content }) => content),
      );
      await client.query('commit');
      return report('unchanged', known.revision, known.counts, { warnings: known.warnings });
    }
    const {
      bodies,
      context: read,
      large,
      lumens,
      models,
      finishes,
      shapes,
    } = await readDocuments(files, problems, changed && (await documentsOf(client, changed)), pictures);
    if (!read || (partial && !changed)) {
      await client.query('rollback');
      return report('refused', null, noRows());
    }
    const variationCatalog = read.variationCatalog && (deps.variationCatalog ?? true);
    const context = { ...read, variationCatalog };
    let rows = 0;
    const ofFiles = await stageRows(client, files, context, problems, (count) => {
      rows = count;
      onProgress({ step: 'rows', rows });
    });
    const staged = changed ? { ...ofFiles, counts: await addBaseRows(client, changed) } : ofFiles;
    const fields = changed ? files : files.filter((file) => !isPartialOnly(file));
    await changeFields(client, fields, ofFiles.broken, problems);
    onProgress({ step: 'checking', rows });
    await checkStaged(client, staged, problems);
    await checkNamedModels(client, staged, models, problems);
    await checkBodies(client, staged, shapes, problems);
    const warnings = new FeedWarnings(placed);
    for (const { code, at, data } of notes) warnings.add(code, at, data);
    if (problems.total === 0) {
      await reviewStagedRules(client, problems, warnings);
      await warnOfPrices(client, warnings);
      await warnOfLumens(client, lumens, warnings);
      await warnOfFinishes(client, finishes, warnings);
      await warnOfSlots(client, shapes, warnings);
      await warnOfPicturedFinishes(client, bodies, warnings);
      warnOfDrawings(bodies, warnings);
      warnOfPictures(bodies, warnings);
    }
    if (problems.total > 0) {
      await client.query('rollback');
      return report('refused', null, staged.counts);
    }
    const changes =
      deps.dryRun || changed ? await compareStaged(client, bodies, base?.revision ?? null) : null;
    const { first, counts, total } = warnings;
    const found = { first, counts, total };
    if (deps.dryRun) {
      await client.query('rollback');
      return report('checked', null, staged.counts, { warnings: found, changes });
    }
    if (changed && changes && isNothing(changes)) {
      // The revision in force says all of it already.
      await client.query('rollback');
      return report('unchanged', changed.revision, staged.counts, { warnings: found });
    }
    onProgress({ step: 'publishing', rows });
    const revision = await publishRevision(
      client,
      { hash, brand: context.brandName, documents: bodies, large, warnings },
      staged,
    );
    await client.query('commit');
    return report('imported', revision, staged.counts, { warnings: found });
  } catch (cause) {
    failed ??= errorOf(cause);
    throw cause;
  } finally {
    client.off('error', broken);
    // A connection that failed in the middle of a COPY is closed; PostgreSQL then drops the transaction.
    client.release(failed);
  }
}

/** The same changes of the same revision are the same content. */
const hashOfPart = (base: string, own: string) => createHash('sha256').update(`${base} ${own}`).digest('hex');

/** Whether the revision in force is the feed, or came of it and of the revision that it was checked against. */
async function madeBy(
  client: pg.PoolClient,
  now: BaseRevision,
  before: number | null,
  own: string,
): Promise<boolean> {
  if (now.feedHash === own) return true;
  const [checked] = await typed(client)
    .select({ feedHash: catalogueRevision.feedHash })
    .from(catalogueRevision)
    .where(eq(catalogueRevision.revision, before ?? 0));
  return checked !== undefined && now.feedHash === hashOfPart(checked.feedHash, own);
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
