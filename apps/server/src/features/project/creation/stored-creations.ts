import { and, eq, sql } from 'drizzle-orm';
import type pg from 'pg';
import { projectCreation } from '../../../database/tables/creation';
import { anyOf, typed } from '../../../database/typed';
import type { StoredLine } from '../line/line';

/** The creations that lines are made from, as JSON: read one by one, since the driver would read all at once. */
export async function creationsOf(
  pool: pg.Pool,
  project: string,
  lines: readonly Pick<StoredLine, 'id' | 'hasCreation'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = lines.flatMap(({ id, hasCreation }) => (hasCreation ? [id] : []));
  if (ids.length === 0) return new Map();
  const { projectId, lineId, creation } = projectCreation;
  const rows = await typed(pool)
    .select({ id: lineId, creation: sql<string>`${creation}::text` })
    .from(projectCreation)
    .where(and(eq(projectId, project), anyOf(lineId, ids)));
  return new Map(rows.map((row) => [row.id, row.creation]));
}
