import type { ShareLink } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import type pg from 'pg';
import { limitOf, type Page } from '../../http/paging';

type Queryable = Pick<pg.Pool, 'query'>;

export interface LinkRow {
  readonly id: string;
  readonly hash: string;
  readonly name: string;
  readonly catalog_id: CatalogId;
  readonly created_at: Date;
}
export type ShareRow = LinkRow & {
  readonly owner_id: string;
  /** JSON text; null once it is revoked. */
  readonly creation: string | null;
};

const link = 'id, hash, name, catalog_id, created_at';

export const presentLink = ({ hash, name, catalog_id: catalogId, created_at: at }: LinkRow): ShareLink => ({
  hash,
  name,
  catalogId,
  createdAt: at.toISOString(),
});

/** A page of the links of an account that work, newest first, and how many there are. */
export async function listShares(
  db: Queryable,
  ownerId: string,
  page: Page,
): Promise<{ readonly links: readonly LinkRow[]; readonly total: number }> {
  const found = 'from share where owner_id = $1 and revoked_at is null';
  const [{ rows }, counted] = await Promise.all([
    db.query<LinkRow>(`select ${link} ${found} order by created_at desc, id limit $2 offset $3`, [
      ownerId,
      ...limitOf(page),
    ]),
    db.query<{ total: number }>(`select count(*)::int as total ${found}`, [ownerId]),
  ]);
  return { links: rows, total: counted.rows[0]?.total ?? 0 };
}

/** A link by what stands in it, revoked ones too. */
export async function findShare(db: Queryable, hash: string): Promise<ShareRow | null> {
  const { rows } = await db.query<ShareRow>(`select ${link}, owner_id, creation from share where hash = $1`, [
    hash,
  ]);
  return rows[0] ?? null;
}

export async function findOwnLink(db: Queryable, ownerId: string, id: string): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(`select ${link} from share where owner_id = $1 and id = $2`, [
    ownerId,
    id,
  ]);
  return rows[0] ?? null;
}

/** How long it is known that a link was revoked. */
const knownFor = '400 days';

export async function sweepShares(pool: pg.Pool): Promise<void> {
  await pool.query('delete from share where revoked_at < now() - $1::interval', [knownFor]);
}
