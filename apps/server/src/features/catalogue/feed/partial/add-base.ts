import { eq } from 'drizzle-orm';
import type pg from 'pg';
import {
  catalogueCurrent,
  catalogueDocument,
  catalogueRevision,
} from '../../../../database/tables/catalogue';
import { typed } from '../../../../database/typed';
import type { RowKind } from '../files';
import { isSame } from '../row-identity';
import { noRows, rowTables } from '../row-table';
import { stageOf } from '../stage-rows';

/** The revision in force, which a partial feed changes. */
export interface BaseRevision {
  readonly revision: number;
  readonly feedHash: string;
}

/** The revision in force; null before the first import. */
export async function baseRevision(client: pg.PoolClient): Promise<BaseRevision | null> {
  const { revision, feedHash } = catalogueRevision;
  const [base] = await typed(client)
    .select({ revision, feedHash })
    .from(catalogueRevision)
    .innerJoin(catalogueCurrent, eq(catalogueCurrent.revision, revision));
  return base ?? null;
}

/** The whole files of a stored revision by their names. */
export async function documentsOf(
  client: pg.PoolClient,
  { revision }: BaseRevision,
): Promise<ReadonlyMap<string, unknown>> {
  const rows = await typed(client)
    .select({ name: catalogueDocument.name, body: catalogueDocument.body })
    .from(catalogueDocument)
    .where(eq(catalogueDocument.revision, revision));
  return new Map(rows.map(({ name, body }) => [name, body]));
}

/**
 * Adds to the staged rows of a partial feed all rows of the revision in force that it does not name. A row that it names keeps its
 * place in the order; one that it adds comes after all. Gives the number of rows of each kind.
 */
export async function addBaseRows(
  client: pg.PoolClient,
  { revision }: BaseRevision,
): Promise<Readonly<Record<RowKind, number>>> {
  const counts = noRows();
  for (const { kind, table, columns } of rowTables) {
    const stage = stageOf(kind);
    if (columns.includes('position')) {
      const last = `(select coalesce(max(position), -1) from ${table} where revision = ${revision})`;
      await client.query(`update ${stage} set position = position + 1 + ${last}`);
      // The rules of a subfamily have no place of their own each.
      if (kind !== 'rule')
        await client.query(
          `update ${stage} row set position = base.position from ${table} base
           where base.revision = ${revision} and ${isSame(kind, 'row', 'base')}`,
        );
    }
    const names = columns.join(', ');
    await client.query(
      `insert into ${stage} (${names}, file, line, number)
       select ${columns.map((column) => `base.${column}`).join(', ')}, 'revision ${revision}', 0, row_number() over ()
       from ${table} base where base.revision = ${revision}
         and not exists (select from ${stage} row where ${isSame(kind, 'row', 'base')})`,
    );
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${stage}`);
    counts[kind] = rows[0]?.count ?? 0;
  }
  return counts;
}
