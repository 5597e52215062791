import type { DraftFacts } from '@lucerna/contract';
import { and, asc, count, desc, eq, exists, getColumns, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { draft } from '../../database/tables/draft';
import { excluded, olderThan, oneRow, rowOf, typed } from '../../database/typed';
import type { JsonText } from '../../database/json-text';

/** How long a draft is kept after its last change. */
const retention = '90 days';
/** The most drafts of one account. */
export const maxDrafts = 100;

const { accountId: _, stored: _stored, ...facts } = getColumns(draft);

export type StoredDraftRow = Omit<typeof draft.$inferSelect, 'accountId'>;
export type DraftRow = Omit<StoredDraftRow, 'stored'>;

export const presentDraft = (row: DraftRow): DraftFacts => ({
  key: row.key,
  version: row.version,
  title: row.title,
  path: row.path,
  at: row.madeAt,
  updatedAt: row.updatedAt.toISOString(),
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
export interface NewDraft {
  readonly key: string;
  readonly title: string | null;
  readonly path: string | null;
  readonly at: number;
  readonly stored: JsonText<unknown>;
}

const { updatedAt: _at, ...written } = getColumns(draft);
const others = alias(draft, 'others');

/**
 * Keeps a draft when the version seen is the one that is kept, or none is kept; null when it is another, or when the
 * account holds too many. One statement, so that of two tabs only one wins.
 */
export async function writeDraft(
  pool: pg.Pool,
  accountId: string,
  { key, title, path, at, stored }: NewDraft,
  seen: number | null,
): Promise<DraftRow | null> {
  const row = rowOf(written, { accountId, key, version: (seen ?? 0) + 1, title, path, madeAt: at, stored });
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
        version: sql`${draft.version} + 1`,
        title: excluded(draft.title),
        path: excluded(draft.path),
        madeAt: excluded(draft.madeAt),
        stored: excluded(draft.stored),
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
