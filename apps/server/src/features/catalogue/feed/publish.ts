import { eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { changeSide } from '../../../database/change-side';
import { recordEvent } from '../../../database/events';
import { notify } from '../../../database/pg-notify';
import {
  catalogueCurrent,
  catalogueDocument,
  catalogueFile,
  catalogueRevision,
} from '../../../database/tables/catalogue';
import { batchesOf, typed } from '../../../database/typed';
import { addPictures } from '../pictures/add-pictures';
import type { LargeFiles } from './document/read-documents';
import { rowTables } from './row-table';
import { stageOf, type Staged } from './stage-rows';
import type { FeedWarnings } from './warning';

/** The channel on which the nodes hear of a new catalogue; the payload is the revision. */
export const catalogueChannel = 'catalogue_revision';

/** Moves the staged rows into a new revision and puts it in force. Returns its number. */
export async function publishRevision(
  client: pg.PoolClient,
  feed: {
    readonly hash: string;
    readonly brand: string;
    readonly documents: ReadonlyMap<string, unknown>;
    /** Files that are kept by their hash. */
    readonly large: LargeFiles;
    readonly warnings: Pick<FeedWarnings, 'first' | 'counts' | 'total'>;
  },
  staged: Staged,
): Promise<number> {
  const db = typed(client);
  const { first, counts, total } = feed.warnings;
  const [stored] = await db
    .insert(catalogueRevision)
    .values({
      revision: sql`(select coalesce(max(${catalogueRevision.revision}), 0) + 1 from ${catalogueRevision})`,
      feedHash: feed.hash,
      brand: feed.brand,
      counts: staged.counts,
      warnings: { first, counts, total },
    })
    .returning({ revision: catalogueRevision.revision });
  if (!stored) throw new Error('The revision was not stored');
  const { revision } = stored;
  for (const { kind, table, columns } of rowTables) {
    const names = columns.join(', ');
    await client.query(
      `insert into ${table} (revision, ${names}) select ${revision}, ${names} from ${stageOf(kind)}`,
    );
  }
  const documents = [...feed.documents].map(([name, body]) => ({ revision, name, body }));
  for (const batch of batchesOf(documents)) await db.insert(catalogueDocument).values(batch);
  for (const [hash, read] of feed.large) {
    const content = await read();
    await db.insert(catalogueFile).values({ hash, content }).onConflictDoNothing();
  }
  await addPictures(client, feed.documents);
  await putInForce(client, revision);
  return revision;
}

/** Makes a stored revision the current one and tells every node, when the transaction commits. */
export async function putInForce(client: pg.PoolClient, revision: number): Promise<void> {
  const db = typed(client);
  const [before] = await db.select({ revision: catalogueCurrent.revision }).from(catalogueCurrent);
  await db
    .insert(catalogueCurrent)
    .values({ revision })
    .onConflictDoUpdate({ target: catalogueCurrent.one, set: { revision } });
  const [{ brand } = { brand: '' }] = await db
    .select({ brand: catalogueRevision.brand })
    .from(catalogueRevision)
    .where(eq(catalogueRevision.revision, revision));
  await recordEvent(client, 'catalogueImported', {
    ...{ actor: null, subject: null, payload: { revision } },
    change: {
      ...{ area: 'prices', label: brand },
      before: before ? changeSide({ revision: before.revision }) : null,
      after: changeSide({ revision }),
    },
  });
  await notify(client, catalogueChannel, String(revision));
}
