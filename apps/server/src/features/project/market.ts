import type { CatalogId } from '@lucerna/engine';
import type pg from 'pg';
import { bounded } from '../../http/bounded';

/** What is fixed when a project is created, and decides how its products are evaluated. */
export interface ProjectMarket {
  readonly ownerId: string;
  readonly catalogId: CatalogId;
  readonly rateId: number;
}

const mostKnown = 20_000;

/** The markets of projects by id. They never change, so that a node may keep them without asking again. */
export function projectMarkets(pool: pg.Pool) {
  const known = bounded<ProjectMarket>(mostKnown);
  return {
    /** The market of a project of this account; null when it is another's or does not exist. */
    async of(projectId: string, accountId: string): Promise<ProjectMarket | null> {
      const kept = known.get(projectId);
      if (kept) return kept.ownerId === accountId ? kept : null;
      const { rows } = await pool.query<{ catalog_id: CatalogId; rate_id: number }>({
        name: 'project market',
        text: 'select catalog_id, rate_id from project where id = $1 and owner_id = $2',
        values: [projectId, accountId],
      });
      const [row] = rows;
      if (!row) return null;
      const market = { ownerId: accountId, catalogId: row.catalog_id, rateId: row.rate_id };
      known.set(projectId, market);
      return market;
    },
  };
}

export type ProjectMarkets = ReturnType<typeof projectMarkets>;
