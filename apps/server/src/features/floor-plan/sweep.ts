import { and, inArray, sql } from 'drizzle-orm';
import { projectCreation } from '../../database/tables/creation';
import { floorPlan } from '../../database/tables/floor-plan';
import { keptLine } from '../../database/tables/line-change';
import { versionLine } from '../../database/tables/project-version';
import { now, olderThan, typed } from '../../database/typed';
import type { AppContext } from '../../app-context';
import { sweepNameless } from '../../storage/sweep-nameless';
import { removeContent } from './remove-content';
import { contentPrefix } from './store';
import { planOf } from '../project';

/** How long a floor plan is kept that nobody looks at. */
const retention = '90 days';

/**
 * Removes the floor plans that are not used any more, with their content. What lies under a product counts as used, and under one of a
 * version, to which its project may go back, and under one that may be brought back.
 */
async function sweepUnused(ctx: AppContext): Promise<void> {
  const { pool } = ctx;
  const db = typed(pool);
  const unused = olderThan(floorPlan.usedAt, retention);
  if ((await db.$count(floorPlan, unused)) === 0) return;
  const underProducts = db
    .select({ file: planOf(projectCreation.creation).as('file') })
    .from(projectCreation)
    .unionAll(db.select({ file: planOf(versionLine.creation).as('file') }).from(versionLine))
    .unionAll(db.select({ file: planOf(keptLine.creation).as('file') }).from(keptLine));
  await db
    .update(floorPlan)
    .set({ usedAt: now })
    .where(and(unused, inArray(sql`${floorPlan.id}::text`, underProducts)));
  const rows = await db.delete(floorPlan).where(unused).returning({ id: floorPlan.id });
  for (const { id } of rows) await removeContent(ctx, id);
}

/** Those of these ids that a floor plan has. */
async function knownPlans({ pool }: AppContext, ids: readonly string[]): Promise<string[]> {
  const rows = await typed(pool)
    .select({ id: floorPlan.id })
    .from(floorPlan)
    .where(inArray(sql`${floorPlan.id}::text`, [...ids]));
  return rows.map(({ id }) => id);
}

export async function sweepFloorPlans(ctx: AppContext): Promise<void> {
  await sweepUnused(ctx);
  await sweepNameless({
    storage: ctx.storage,
    prefix: contentPrefix,
    now: ctx.now(),
    known: (ids) => knownPlans(ctx, ids),
  });
}
