import type { ShareLink } from '@lucerna/contract';
import { and, asc, desc, eq, getColumns, isNull } from 'drizzle-orm';
import type pg from 'pg';
import { share } from '../../database/tables/share';
import { now, olderThan, typed, type Queryable } from '../../database/typed';
import { limitOf, type Page } from '../../http/paging';

/** The most links of one account that work at a time. */
export const maxShares = 500;

const { ownerId: _owner, creation: _creation, revokedAt: _revoked, ...link } = getColumns(share);

export type LinkRow = Pick<typeof share.$inferSelect, keyof typeof link>;
/** Its creation is JSON text; null once it is revoked. */
export type ShareRow = Omit<typeof share.$inferSelect, 'revokedAt'>;

export const presentLink = ({ hash, name, catalogId, createdAt }: LinkRow): ShareLink => ({
  hash,
  name,
  catalogId,
  createdAt: createdAt.toISOString(),
});

const workingOf = (ownerId: string) => and(eq(share.ownerId, ownerId), isNull(share.revokedAt));

/** A page of the links of an account that work, newest first, and how many there are. */
export async function listShares(
  db: Queryable,
  ownerId: string,
  page: Page,
): Promise<{ readonly links: readonly LinkRow[]; readonly total: number }> {
  const [limit, offset] = limitOf(page);
  const [links, total] = await Promise.all([
    typed(db)
      .select(link)
      .from(share)
      .where(workingOf(ownerId))
      .orderBy(desc(share.createdAt), asc(share.id))
      .limit(limit)
      .offset(offset),
    typed(db).$count(share, workingOf(ownerId)),
  ]);
  return { links, total };
}

/** A link by what stands in it, revoked ones too. */
export async function findShare(db: Queryable, hash: string): Promise<ShareRow | null> {
  const [found] = await typed(db)
    .select({ ...link, ownerId: share.ownerId, creation: share.creation })
    .from(share)
    .where(eq(share.hash, hash));
  return found ?? null;
}

export async function findOwnLink(db: Queryable, ownerId: string, id: string): Promise<LinkRow | null> {
  const [found] = await typed(db)
    .select(link)
    .from(share)
    .where(and(eq(share.ownerId, ownerId), eq(share.id, id)));
  return found ?? null;
}

/** Stores a link; null when the account has too many that work. */
export async function insertShare(
  tx: pg.PoolClient,
  row: Pick<ShareRow, 'ownerId' | 'hash' | 'name' | 'catalogId' | 'creation'>,
): Promise<LinkRow | null> {
  const db = typed(tx);
  if ((await db.$count(share, workingOf(row.ownerId))) >= maxShares) return null;
  const [stored] = await db.insert(share).values(row).returning(link);
  return stored ?? null;
}

/** Revokes an own link: its creation is forgotten. Null when there is none that works. */
export async function revokeLink(
  tx: pg.PoolClient,
  ownerId: string,
  hash: string,
): Promise<Pick<LinkRow, 'id' | 'name'> | null> {
  const [revoked] = await typed(tx)
    .update(share)
    .set({ revokedAt: now, creation: null })
    .where(and(eq(share.hash, hash), workingOf(ownerId)))
    .returning({ id: share.id, name: share.name });
  return revoked ?? null;
}

/** How long it is known that a link was revoked. */
const knownFor = '400 days';

export async function sweepShares(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(share).where(olderThan(share.revokedAt, knownFor));
}
