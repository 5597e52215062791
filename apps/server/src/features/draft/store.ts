import type { DraftFacts } from '@lucerna/contract';
import type pg from 'pg';

/** How long a draft is kept after its last change. */
const keptFor = '90 days';
/** The most drafts of one account. */
export const mostDrafts = 100;

export interface DraftRow {
  readonly key: string;
  readonly version: number;
  readonly title: string | null;
  readonly path: string | null;
  readonly made_at: string;
  readonly updated_at: Date;
}
export type StoredDraftRow = DraftRow & { readonly stored: string };

const facts = 'key, version, title, path, made_at, updated_at';

export const presentDraft = (row: DraftRow): DraftFacts => ({
  key: row.key,
  version: row.version,
  title: row.title,
  path: row.path,
  at: Number(row.made_at),
  updatedAt: row.updated_at.toISOString(),
});

/** The drafts of an account, the last changed first. */
export async function listDrafts(pool: pg.Pool, accountId: string): Promise<DraftRow[]> {
  const { rows } = await pool.query<DraftRow>(
    `select ${facts} from draft where account_id = $1 order by updated_at desc, key`,
    [accountId],
  );
  return rows;
}

export async function findDraft(
  pool: pg.Pool,
  accountId: string,
  key: string,
): Promise<StoredDraftRow | null> {
  const { rows } = await pool.query<StoredDraftRow>(
    `select ${facts}, stored from draft where account_id = $1 and key = $2`,
    [accountId, key],
  );
  return rows[0] ?? null;
}

/** What is to be kept. `stored` is JSON text. */
export interface NewDraft {
  readonly key: string;
  readonly title: string | null;
  readonly path: string | null;
  readonly at: number;
  readonly stored: string;
}

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
  const { rows } = await pool.query<DraftRow>(
    `insert into draft as kept (account_id, key, version, title, path, made_at, stored)
     select $1, $2, coalesce($7::integer, 0) + 1, $3, $4, $5, $6
     where exists (select from draft where account_id = $1 and key = $2)
       or (select count(*) from draft where account_id = $1) < ${mostDrafts}
     on conflict (account_id, key) do update set version = kept.version + 1, title = excluded.title,
       path = excluded.path, made_at = excluded.made_at, stored = excluded.stored, updated_at = now()
     where kept.version = $7::integer
     returning ${facts}`,
    [accountId, key, title, path, at, stored, seen],
  );
  return rows[0] ?? null;
}

export async function removeDraft(pool: pg.Pool, accountId: string, key: string): Promise<void> {
  await pool.query('delete from draft where account_id = $1 and key = $2', [accountId, key]);
}

export async function sweepDrafts(pool: pg.Pool): Promise<void> {
  await pool.query('delete from draft where updated_at < now() - $1::interval', [keptFor]);
}
