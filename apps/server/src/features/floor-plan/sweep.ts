import { and, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { projectCreation } from '../../database/tables/creation';
import { floorPlan } from '../../database/tables/floor-plan';
import { versionLine } from '../../database/tables/project-version';
import { now, olderThan, typed } from '../../database/typed';
import type { Frame } from '../../frame';
import { removeContent } from './remove-content';
import { contentPrefix } from './store';

/** How long a floor plan is kept that nobody looks at. */
const retention = '90 days';

const planOf = (creation: PgColumn) => sql<string>`${creation} #>> '{drawing,floor,file}'`;

/**
 * Removes the floor plans that are not used any more, with their content. What lies under a product counts as used, and under one of a
 * version, to which its project may go back.
 */
async function sweepUnused(frame: Frame): Promise<void> {
  const { pool } = frame;
  const db = typed(pool);
  const unused = olderThan(floorPlan.usedAt, retention);
  if ((await db.$count(floorPlan, unused)) === 0) return;
  const underProducts = db
    .select({ file: planOf(projectCreation.creation).as('file') })
    .from(projectCreation)
    .unionAll(db.select({ file: planOf(versionLine.creation).as('file') }).from(versionLine));
  await db
    .update(floorPlan)
    .set({ usedAt: now })
    .where(and(unused, inArray(sql`${floorPlan.id}::text`, underProducts)));
  const rows = await db.delete(floorPlan).where(unused).returning({ id: floorPlan.id });
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
    const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1));
    const named = await typed(pool)
      .select({ id: floorPlan.id })
      .from(floorPlan)
      .where(inArray(sql`${floorPlan.id}::text`, ids));
    const known = new Set(named.map(({ id }) => id));
    const nameless = keys.filter((_key, at) => !known.has(ids[at]!));
    keys = [];
    for (const key of nameless) await storage.remove(key);
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
