import { documentProgress, isProjectFile, passingProblems, projectFileKinds } from '@lucerna/contract';
import type { DocumentOfDownload, Download, DownloadRow, ProjectFileKind } from '@lucerna/contract';
import { documentKinds } from '@lucerna/engine';
import { and, asc, desc, eq, getColumns, inArray, lt, ne, notInArray, sql } from 'drizzle-orm';
import { download, downloadFile, type StoredSubject } from '../../database/tables/download';
import { batchesOf, olderThan, typed, type Queryable } from '../../database/typed';
import { downloadPrefix } from '../../storage/storage';
import type { DownloadItem } from './wanted-items';

export type DownloadFile = typeof downloadFile.$inferSelect;

/** How long a download is kept (issue of documents: a day). */
export const retention = '1 day';
const retentionMs = 86_400_000;

/** Bytes of the documents that one account keeps; so an archive of them all has room in four gigabytes, too. */
export const maxHeldBytes = 3_000_000_000;

/** What the keys of the files of a download begin with. */
export const filesPrefix = (id: string) => `${downloadPrefix}${id}/`;
export const fileKey = (id: string, position: number) => `${filesPrefix(id)}${position}`;

const { ready, failed } = documentProgress;
const count = (of: ReturnType<typeof sql>) => sql<number>`${of}`.mapWith(Number);

/** The kind of its only file, where that is one of a project. */
const projectFileOf = sql<ProjectFileKind | null>`case when count(*) = 1 then
  min(${downloadFile.subType}) filter (where ${inArray(downloadFile.subType, projectFileKinds)}) end`;

const columns = {
  ...getColumns(download),
  projectFile: projectFileOf,
  documents: count(sql`count(${downloadFile.position})`),
  readyCount: count(sql`count(*) filter (where ${downloadFile.progress} = ${ready})`),
  failedCount: count(sql`count(*) filter (where ${downloadFile.progress} = ${failed})`),
  bytes: count(
    sql`coalesce(sum(${downloadFile.bytes}) filter (where ${downloadFile.progress} = ${ready}), 0)`,
  ),
};

const select = (db: Queryable) =>
  typed(db)
    .select(columns)
    .from(download)
    .leftJoin(downloadFile, eq(downloadFile.downloadId, download.id))
    .groupBy(download.id);
export type CountedDownload = Awaited<ReturnType<typeof select>>[number];

const isKept = sql`${download.createdAt} > now() - ${retention}::interval`;
const ownOf = (ownerId: string, id: string) => and(eq(download.ownerId, ownerId), eq(download.id, id));

/** The downloads of an account that are kept, the newest first. */
export const listDownloads = (db: Queryable, ownerId: string) =>
  select(db)
    .where(and(eq(download.ownerId, ownerId), isKept))
    .orderBy(desc(download.createdAt), asc(download.id));

export async function findDownload(
  db: Queryable,
  ownerId: string,
  id: string,
): Promise<CountedDownload | null> {
  const [found] = await select(db).where(and(ownOf(ownerId, id), isKept));
  return found ?? null;
}

/** The documents of a download, in their order. */
export const filesOf = (db: Queryable, id: string): Promise<DownloadFile[]> =>
  typed(db)
    .select()
    .from(downloadFile)
    .where(eq(downloadFile.downloadId, id))
    .orderBy(asc(downloadFile.position));

/** The download of a key, locked: nobody else starts or removes it meanwhile. */
export async function lockByKey(tx: Queryable, ownerId: string, key: string) {
  const [found] = await typed(tx)
    .select({ id: download.id, isKept: sql<boolean>`${isKept}`, state: download.state })
    .from(download)
    .where(and(eq(download.ownerId, ownerId), eq(download.key, key)))
    .for('update');
  return found ?? null;
}

/** The state of an own download, locked; null where there is none. */
export async function lockDownload(tx: Queryable, ownerId: string, id: string) {
  const [found] = await typed(tx)
    .select({ state: download.state })
    .from(download)
    .where(and(ownOf(ownerId, id), isKept))
    .for('update');
  return found?.state ?? null;
}

export async function insertDownload(
  tx: Queryable,
  row: Omit<typeof download.$inferInsert, 'id' | 'createdAt' | 'state'>,
  items: readonly DownloadItem[],
): Promise<string | null> {
  const [made] = await typed(tx)
    .insert(download)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: download.id });
  if (!made) return null;
  const files = items.map((item, position) => ({
    ...{ ...item, downloadId: made.id, position },
    steps: item.firstSteps,
  }));
  for (const batch of batchesOf(files)) await typed(tx).insert(downloadFile).values(batch);
  return made.id;
}

/** What failed for a reason that may have passed waits again, in a download whose work has ended; false where nothing does. */
export async function restart(tx: Queryable, id: string): Promise<boolean> {
  const again = await typed(tx)
    .update(downloadFile)
    .set({
      ...{ progress: documentProgress.waiting, attempts: 0, away: 0, problem: null },
      steps: sql`${downloadFile.firstSteps}`,
    })
    .where(
      and(
        eq(downloadFile.downloadId, id),
        eq(downloadFile.progress, failed),
        inArray(sql`${downloadFile.problem} ->> 'code'`, [...passingProblems]),
      ),
    )
    .returning({ position: downloadFile.position });
  if (again.length === 0) return false;
  await typed(tx).update(download).set({ state: 'making' }).where(eq(download.id, id));
  return true;
}

/** Removes a download, which stops the work on it; false where the account has none of that id. */
export async function removeDownload(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await typed(db).delete(download).where(ownOf(ownerId, id)).returning({ id: download.id });
  return removed.length === 1;
}

/** What an account holds: its downloads, each with its documents and their bytes. */
export async function heldBy(db: Queryable, ownerId: string) {
  const rows = await select(db).where(eq(download.ownerId, ownerId)).orderBy(asc(download.createdAt));
  return rows.map(({ id, state, documents, bytes }) => ({ id, state, documents, bytes }));
}

/** Bytes of all ready documents of an account. */
export async function bytesHeldBy(db: Queryable, ownerId: string): Promise<number> {
  const [held] = await typed(db)
    .select({ bytes: count(sql`coalesce(sum(${downloadFile.bytes}), 0)`) })
    .from(downloadFile)
    .innerJoin(download, eq(download.id, downloadFile.downloadId))
    .where(and(eq(download.ownerId, ownerId), eq(downloadFile.progress, ready)));
  return held?.bytes ?? 0;
}

/** A download that is being made; null where it is not made any more. */
export async function findMaking(db: Queryable, id: string) {
  const [found] = await typed(db)
    .select()
    .from(download)
    .where(and(eq(download.id, id), eq(download.state, 'making')));
  return found ?? null;
}

/** The next document of these kinds of a download, but for those that were taken; null where none is left, or the download is not made any more. */
export async function nextFile(
  db: Queryable,
  id: string,
  subTypes: readonly DownloadFile['subType'][],
  taken: ReadonlySet<number>,
) {
  const [found] = await typed(db)
    .select({ file: downloadFile })
    .from(download)
    .innerJoin(downloadFile, eq(downloadFile.downloadId, download.id))
    .where(
      and(
        eq(download.id, id),
        eq(download.state, 'making'),
        inArray(downloadFile.subType, [...subTypes]),
        lt(downloadFile.progress, ready),
        ne(downloadFile.progress, failed),
        notInArray(downloadFile.position, [...taken]),
      ),
    )
    .orderBy(asc(downloadFile.position))
    .limit(1);
  return found?.file ?? null;
}

const isFile = ({ downloadId, position }: Pick<DownloadFile, 'downloadId' | 'position'>) =>
  and(eq(downloadFile.downloadId, downloadId), eq(downloadFile.position, position));

/** Writes of a document how far it is; false where its download was removed meanwhile. */
export async function setFile(
  db: Queryable,
  file: Pick<DownloadFile, 'downloadId' | 'position'>,
  change: Partial<
    Pick<DownloadFile, 'progress' | 'steps' | 'attempts' | 'away' | 'fileName' | 'type' | 'bytes' | 'problem'>
  >,
): Promise<boolean> {
  const set = await typed(db)
    .update(downloadFile)
    .set(change)
    .where(isFile(file))
    .returning({ position: downloadFile.position });
  return set.length === 1;
}

/** Writes of a ready document that its file is gone: it has failed, and may be made again. False where it was not ready any more. */
export async function loseFile(
  db: Queryable,
  file: Pick<DownloadFile, 'downloadId' | 'position'>,
): Promise<boolean> {
  const lost = await typed(db)
    .update(downloadFile)
    .set({
      ...{ progress: failed, fileName: null, type: null, bytes: null, problem: { code: 'fileMissing' } },
      steps: sql`${downloadFile.firstSteps}`,
    })
    .where(and(isFile(file), eq(downloadFile.progress, ready)))
    .returning({ position: downloadFile.position });
  return lost.length === 1;
}

/** Ends a download whose documents are all settled; false where something is left, or it was stopped. */
export async function endDownload(tx: Queryable, id: string): Promise<boolean> {
  const ended = await typed(tx)
    .update(download)
    .set({ state: 'ready' })
    .where(and(eq(download.id, id), eq(download.state, 'making')))
    .returning({ id: download.id });
  return ended.length === 1;
}

/** Removes what is kept no longer, and says what that was. */
export async function removeOld(db: Queryable): Promise<string[]> {
  const removed = await typed(db)
    .delete(download)
    .where(olderThan(download.createdAt, retention))
    .returning({ id: download.id });
  return removed.map(({ id }) => id);
}

/** Those of these ids that a download has. */
export async function knownDownloads(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await typed(db)
    .select({ id: download.id })
    .from(download)
    .where(inArray(sql`${download.id}::text`, [...ids]));
  return rows.map(({ id }) => id);
}

export function presentRow(row: CountedDownload): DownloadRow {
  const { id, state, projectId, projectFile, name, catalogId, language, documents, bytes, createdAt } = row;
  return {
    ...{ id, state, projectId, projectFile, name, catalogId, language, documents, bytes },
    ready: row.readyCount,
    failed: row.failedCount,
    createdAt: createdAt.toISOString(),
    expiresAt: new Date(createdAt.getTime() + retentionMs).toISOString(),
  };
}

/** The reference, code or model of a product; empty for a whole project. */
export const referenceOf = (subject: StoredSubject): string =>
  'project' in subject ? '' : Object.values(subject).join('');

function presentFile({ position, subType, format, subject, ...file }: DownloadFile): DocumentOfDownload {
  const { name, progress, steps, fileName, bytes, problem } = file;
  const type = isProjectFile(subType) ? 'project' : documentKinds[subType].type;
  return {
    ...{ position, type, subType, format, name },
    reference: referenceOf(subject),
    ...{
      progress,
      steps,
      fileName,
      bytes,
      problem,
    },
  };
}

/** A download with its documents. */
export async function readDownload(db: Queryable, ownerId: string, id: string): Promise<Download | null> {
  const row = await findDownload(db, ownerId, id);
  return row && { ...presentRow(row), files: (await filesOf(db, id)).map(presentFile) };
}
