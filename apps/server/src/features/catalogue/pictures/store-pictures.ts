import { and, inArray, notInArray } from 'drizzle-orm';
import { createReadStream } from 'node:fs';
import type pg from 'pg';
import { picture } from '../../../database/tables/picture';
import { batchesOf, typed } from '../../../database/typed';
import { ProcessBrokeError } from '../../../jobs/worker-process';
import type { Storage } from '../../../ports/storage';
import { errorOf } from '../../../thrown';
import type { FeedFile } from '../feed/files';
import type { FeedProblems } from '../feed/problem';
import { pictureLimits, pictureProcess, type PictureAnswer } from './picture-process';
import { originalKey, type StoredPicture } from './stored-picture';

/** Read at once. */
const pieceBytes = 262_144;
/** Originals that are kept at once: each waits for the disk, or the bucket, for a while. */
const storedAtOnce = 4;

interface Keeping {
  readonly pool: pg.Pool;
  /** Null: nothing is kept, as in a dry run. */
  readonly storage: Pick<Storage, 'put'> | null;
  readonly problems: FeedProblems;
  readonly onProgress: (done: number) => void;
}

/**
 * Judges the pictures of a feed, one at a time, and keeps the originals of those that are not kept yet meanwhile, some at once; answers them by the names
 * of their files. What is no picture is a fault, and then no further one is kept. Done before the transaction of the import: what it leaves
 * without a row is swept.
 */
export async function storePictures(
  files: readonly FeedFile[],
  contents: ReadonlyMap<string, string>,
  { pool, storage, problems, onProgress }: Keeping,
): Promise<ReadonlyMap<string, StoredPicture>> {
  const found = new Map<string, StoredPicture>();
  const pictures = files.flatMap((file) => {
    const content = file.kind === 'picture' ? contents.get(file.name) : undefined;
    return content === undefined ? [] : [{ file, content }];
  });
  if (pictures.length === 0) return found;
  const known = await knownPictures(
    pool,
    pictures.map(({ content }) => content),
  );
  const { ask } = pictureProcess();
  const judgeAt = async (at: number) => {
    const next = pictures[at];
    return next && !known.has(next.content) ? judge(ask, next.file) : null;
  };
  const keep = async ({ content, type }: StoredPicture, { path }: FeedFile) => {
    if (storage && problems.total === 0)
      await storage.put(originalKey(content), createReadStream(path, { highWaterMark: pieceBytes }), type);
  };
  /** Those that are being kept, oldest first; what fails is thrown when its turn comes. */
  const keeping: Promise<PromiseSettledResult<void>[]>[] = [];
  const waitUntilAtMost = async (count: number) => {
    while (keeping.length > count)
      for (const kept of (await keeping.shift()) ?? [])
        if (kept.status === 'rejected') throw errorOf(kept.reason);
  };
  let judged = await judgeAt(0);
  for (const [at, { file, content }] of pictures.entries()) {
    if (judged && 'reason' in judged) problems.add('picture', { file: file.name }, judged);
    else if (judged) {
      const stored = { content, ...judged, bytes: file.bytes };
      known.set(content, stored);
      keeping.push(Promise.allSettled([keep(stored, file)]));
    }
    const stored = known.get(content);
    if (stored) found.set(file.name, stored);
    judged = await judgeAt(at + 1);
    await waitUntilAtMost(storedAtOnce - 1);
    onProgress(at + 1);
  }
  await waitUntilAtMost(0);
  return found;
}

async function judge(ask: ReturnType<typeof pictureProcess>['ask'], { path, bytes }: FeedFile) {
  if (bytes > pictureLimits.bytes) return { reason: `more than ${pictureLimits.bytes / 1e6} MB` };
  const judged: PictureAnswer = await ask({ does: 'judge', file: path }).catch((error: unknown) => {
    if (!(error instanceof ProcessBrokeError)) throw error;
    return { reason: 'it takes too much time or memory to be read' };
  });
  if ('judged' in judged) return judged.judged;
  return { reason: 'reason' in judged ? judged.reason : 'it was not judged' };
}

/** Those that need not be judged and kept again. */
async function knownPictures(
  pool: pg.Pool,
  contents: readonly string[],
): Promise<Map<string, StoredPicture>> {
  const { content, type, width, height, bytes, notes } = picture;
  const known = new Map<string, StoredPicture>();
  for (const batch of batchesOf([...new Set(contents)])) {
    const rows = await typed(pool)
      .select({ content, type, width, height, bytes, notes })
      .from(picture)
      .where(and(inArray(content, batch), notInArray(picture.state, ['broken', 'webpOnly'])));
    for (const row of rows) known.set(row.content, row);
  }
  return known;
}
