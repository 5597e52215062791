import type { Frame } from '../../frame';
import { contentKey } from './store';

/** How long a floor plan is kept that nobody looks at. */
const keptFor = '90 days';

/** Removes the floor plans that are not used any more, with their content. What lies under a product counts as used. */
export async function sweepFloorPlans({ pool, storage }: Frame): Promise<void> {
  const { rowCount } = await pool.query(
    `select from floor_plan where used_at < now() - $1::interval limit 1`,
    [keptFor],
  );
  if (rowCount === 0) return;
  await pool.query(
    `update floor_plan set used_at = now() where used_at < now() - $1::interval
     and id::text in (select creation #>> '{drawing,floor,file}' from project_creation)`,
    [keptFor],
  );
  const { rows } = await pool.query<{ id: string }>(
    'delete from floor_plan where used_at < now() - $1::interval returning id',
    [keptFor],
  );
  for (const { id } of rows) await storage.remove(contentKey(id));
}
