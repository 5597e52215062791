import type { ShareLink } from '@lucerna/contract';
import type { CatalogId } from '@lucerna/engine';
import type pg from 'pg';

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

/** The links of an account that work, newest first. */
export async function listShares(db: Queryable, ownerId: string): Promise<LinkRow[]> {
  const { rows } = await db.query<LinkRow>(
    `select ${link} from share where owner_id = $1 and revoked_at is null order by created_at desc, id`,
    [ownerId],
  );
  return rows;
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
