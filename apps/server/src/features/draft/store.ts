import type { DraftFacts } from '@lucerna/contract';
import { and, asc, count, desc, eq, exists, getColumns, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { draft } from '../../database/tables/draft';
import { excluded, olderThan, oneRow, rowOf, typed } from '../../database/typed';

/** How long a draft is kept after its last change. */
const retention = '90 days';
/** The most drafts of one account. */
export const maxDrafts = 100;

const { accountId: _, stored: _stored, ...facts } = getColumns(draft);

export type StoredDraftRow = Omit<typeof draft.$inferSelect, 'accountId'>;
export type DraftRow = Omit<StoredDraftRow, 'stored'>;

export const presentDraft = ({ updatedAt, ...row }: DraftRow): DraftFacts => ({
  ...row,
  updatedAt: updatedAt.toISOString(),
});

const draftOf = (accountId: string, key: string): SQL | undefined =>
  and(eq(draft.accountId, accountId), eq(draft.key, key));

/** The drafts of an account, the last changed first. */
export async function listDrafts(pool: pg.Pool, accountId: string): Promise<DraftRow[]> {
  return typed(pool)
    .select(facts)
    .from(draft)
    .where(eq(draft.accountId, accountId))
    .orderBy(desc(draft.updatedAt), asc(draft.key));
}

export async function findDraft(
  pool: pg.Pool,
  accountId: string,
  key: string,
): Promise<StoredDraftRow | null> {
  const [found] = await typed(pool)
    .select({ ...facts, stored: draft.stored })
    .from(draft)
    .where(draftOf(accountId, key));
  return found ?? null;
}

/** What is to be kept. */
type NewDraft = Omit<StoredDraftRow, 'version' | 'updatedAt'>;

const { updatedAt: _at, ...written } = getColumns(draft);
const { accountId: _account, key: _key, version: _version, ...content } = written;
/** What takes the place of what was kept. */
const replaced = Object.fromEntries(
  Object.entries(content).map(([name, column]) => [name, excluded(column)]),
);
const others = alias(draft, 'others');

/**
 * Keeps a draft when the version seen is the one that is kept, or none is kept; null when it is another, or when the
 * account holds too many. One statement, so that of two tabs only one wins.
 */
export async function writeDraft(
  pool: pg.Pool,
  accountId: string,
  given: NewDraft,
  seen: number | null,
): Promise<DraftRow | null> {
  const { key } = given;
  const row = rowOf(written, { ...given, accountId, version: (seen ?? 0) + 1 });
  const [kept] = await typed(pool)
    .insert(draft)
    .select((qb) => {
      const own = qb.select({ count: count() }).from(others).where(eq(others.accountId, accountId));
      const same = qb
        .select({ key: others.key })
        .from(others)
        .where(and(eq(others.accountId, accountId), eq(others.key, key)));
      return qb
        .select(row)
        .from(oneRow)
        .where(or(exists(same), sql`${own} < ${maxDrafts}`));
    })
    .onConflictDoUpdate({
      target: [draft.accountId, draft.key],
      set: {
        ...replaced,
        version: sql`${draft.version} + 1`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${draft.version} = ${seen}::integer`,
    })
    .returning(facts);
  return kept ?? null;
}

export async function removeDraft(pool: pg.Pool, accountId: string, key: string): Promise<void> {
  await typed(pool).delete(draft).where(draftOf(accountId, key));
}

export async function sweepDrafts(pool: pg.Pool): Promise<void> {
  await typed(pool).delete(draft).where(olderThan(draft.updatedAt, retention));
}
