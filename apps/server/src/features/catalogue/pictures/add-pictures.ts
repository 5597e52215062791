import { and, eq, inArray } from 'drizzle-orm';
import type pg from 'pg';
import { picture } from '../../../database/tables/picture';
import { batchesOf, typed, type Queryable } from '../../../database/typed';
import { jobs } from '../../../jobs/jobs';
import { documentOf } from '../revision/documents';
import { isPicture } from './warn-of-pictures';

/** The task that makes pictures, whichever wait. */
export const makePicturesTask = 'makePictures';

/** What is tried again becomes what it was before. */
const again = [
  ['broken', 'waiting'],
  ['webpOnly', 'webp'],
] as const;

/** Writes the pictures of a revision, and has made what is not made yet. */
export async function addPictures(
  client: pg.PoolClient,
  documents: ReadonlyMap<string, unknown>,
): Promise<void> {
  const feed = { document: (name: string) => documents.get(name) };
  const rows = [...documents.keys()].flatMap((name) => {
    const stored = isPicture(name) ? documentOf(feed, name) : undefined;
    return stored ? [{ ...stored, file: name }] : [];
  });
  for (const batch of batchesOf(rows))
    await typed(client).insert(picture).values(batch).onConflictDoNothing();
  await retryPictures(
    client,
    rows.map(({ content }) => content),
  );
}

/** Tries those again that were broken or have no AVIF, whose originals an import has kept anew, and has all made that wait. */
export async function retryPictures(client: pg.PoolClient, contents: readonly string[]): Promise<void> {
  if (contents.length === 0) return;
  for (const batch of batchesOf([...new Set(contents)]))
    for (const [from, to] of again)
      await typed(client)
        .update(picture)
        .set({ state: to, reason: null })
        .where(and(inArray(picture.content, batch), eq(picture.state, from)));
  await wakePictures(client);
}

/** Has the pictures made that wait, after those of a job at work. */
export async function wakePictures(db: Queryable): Promise<void> {
  await jobs.add(db, makePicturesTask, {}, { key: makePicturesTask });
}
