import type { Frame } from '../../frame';
import { contentKey } from './store';

/** How long a floor plan is kept that nobody looks at. */
const keptFor = '90 days';

/** Removes the floor plans that are not used any more, with their content. */
export async function sweepFloorPlans({ pool, storage }: Frame): Promise<void> {
  const { rows } = await pool.query<{ id: string }>(
    'delete from floor_plan where used_at < now() - $1::interval returning id',
    [keptFor],
  );
  for (const { id } of rows) await storage.remove(contentKey(id));
}
