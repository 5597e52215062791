import type { Frame } from '../../frame';
import { removeContent } from './remove-content';
import { contentPrefix } from './store';

/** How long a floor plan is kept that nobody looks at. */
const retention = '90 days';

/** Removes the floor plans that are not used any more, with their content. What lies under a product counts as used. */
async function sweepUnused(frame: Frame): Promise<void> {
  const { pool } = frame;
  const { rowCount } = await pool.query(
    `select from floor_plan where used_at < now() - $1::interval limit 1`,
    [retention],
  );
  if (rowCount === 0) return;
  await pool.query(
    `update floor_plan set used_at = now() where used_at < now() - $1::interval
     and id::text in (select creation #>> '{drawing,floor,file}' from project_creation)`,
    [retention],
  );
  const { rows } = await pool.query<{ id: string }>(
    'delete from floor_plan where used_at < now() - $1::interval returning id',
    [retention],
  );
  for (const { id } of rows) await removeContent(frame, id);
}

/** Content is stored before its row: without a row for so long, its upload has failed. */
const uploadMs = 86_400_000;
const atOnce = 500;

/** Removes content that no row names: of uploads that ended with their process, and of plans removed while the store was away. */
async function sweepContents(frame: Frame): Promise<void> {
  const { pool, storage } = frame;
  let keys: string[] = [];
  const removeNameless = async () => {
    const { rows } = await pool.query<{ key: string }>(
      `select key from unnest($1::text[]) key
       where not exists (select from floor_plan where id::text = substring(key from '[^/]*$'))`,
      [keys],
    );
    keys = [];
    for (const { key } of rows) await storage.remove(key);
  };
  for await (const { key, modifiedAt } of storage.list(contentPrefix)) {
    if (frame.now().getTime() - modifiedAt.getTime() < uploadMs) continue;
    keys.push(key);
    if (keys.length === atOnce) await removeNameless();
  }
  if (keys.length > 0) await removeNameless();
}

export async function sweepFloorPlans(frame: Frame): Promise<void> {
  await sweepUnused(frame);
  await sweepContents(frame);
}
