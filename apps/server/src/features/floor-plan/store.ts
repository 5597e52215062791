import type { FloorPlan } from '@lucerna/contract';
import { and, asc, desc, eq, getColumns } from 'drizzle-orm';
import { floorPlan } from '../../database/tables/floor-plan';
import { now, olderThan, typed, type Queryable } from '../../database/typed';
import type { Viewer } from '../../viewer';
import { mayReadPlan } from '../project';
import type { ReadPlan } from './plan-process';

/** The most floor plans of one account. */
export const maxPlans = 100;

const { ownerId: _owner, usedAt: _used, ...columns } = getColumns(floorPlan);

export type PlanRow = Pick<typeof floorPlan.$inferSelect, keyof typeof columns>;

export const presentFloorPlan = ({ createdAt, ...row }: PlanRow): FloorPlan => ({
  ...row,
  createdAt: createdAt.toISOString(),
});

/** What the keys of all contents begin with. */
export const contentPrefix = 'floor-plans/';

/** Where its content is stored. */
export const contentKey = (id: string) => `${contentPrefix}${id.slice(0, 2)}/${id}`;

/** The floor plans of an account, newest first. */
export async function listFloorPlans(db: Queryable, ownerId: string): Promise<PlanRow[]> {
  return typed(db)
    .select(columns)
    .from(floorPlan)
    .where(eq(floorPlan.ownerId, ownerId))
    .orderBy(desc(floorPlan.createdAt), asc(floorPlan.id));
}

const ownPlan = (ownerId: string, id: string) => and(eq(floorPlan.ownerId, ownerId), eq(floorPlan.id, id));

export async function findFloorPlan(db: Queryable, ownerId: string, id: string): Promise<PlanRow | null> {
  const [found] = await typed(db).select(columns).from(floorPlan).where(ownPlan(ownerId, id));
  return found ?? null;
}

/** A plan that the viewer may see. */
export async function findReadablePlan(db: Queryable, viewer: Viewer, id: string): Promise<PlanRow | null> {
  const [found] = await typed(db)
    .select(columns)
    .from(floorPlan)
    .where(and(eq(floorPlan.id, id), mayReadPlan(viewer)));
  return found ?? null;
}

/** Removes an own plan; false when there is none of that id. */
export async function deleteFloorPlan(db: Queryable, ownerId: string, id: string): Promise<boolean> {
  const removed = await typed(db)
    .delete(floorPlan)
    .where(ownPlan(ownerId, id))
    .returning({ id: floorPlan.id });
  return removed.length === 1;
}

/** Adds a plan; null when the account holds too many. */
export async function insertFloorPlan(
  db: Queryable,
  ownerId: string,
  { id, name }: Pick<PlanRow, 'id' | 'name'>,
  { kind, width, height, metres }: ReadPlan,
  bytes: number,
): Promise<PlanRow | null> {
  const held = await typed(db).$count(floorPlan, eq(floorPlan.ownerId, ownerId));
  if (held >= maxPlans) return null;
  const [stored] = await typed(db)
    .insert(floorPlan)
    .values({ id, ownerId, name, kind, width, height, metres, bytes })
    .returning(columns);
  return stored ?? null;
}

/** Notes that a plan is in use; once a day is enough. */
export async function touchFloorPlan(db: Queryable, id: string): Promise<void> {
  await typed(db)
    .update(floorPlan)
    .set({ usedAt: now })
    .where(and(eq(floorPlan.id, id), olderThan(floorPlan.usedAt, '1 day')));
}
