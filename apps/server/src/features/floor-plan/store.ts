import type { FloorPlan } from '@lucerna/contract';
import type pg from 'pg';
import type { ReadPlan } from './plan-process';

type Queryable = Pick<pg.Pool, 'query'>;

/** The most floor plans of one account. */
export const mostPlans = 100;

export interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly kind: FloorPlan['kind'];
  readonly width: number;
  readonly height: number;
  readonly metres: number | null;
  readonly bytes: number;
  readonly created_at: Date;
}

const columns = 'id, name, kind, width, height, metres, bytes, created_at';

export const presentFloorPlan = ({ created_at: at, ...row }: PlanRow): FloorPlan => ({
  ...row,
  createdAt: at.toISOString(),
});

/** What the keys of all contents begin with. */
export const contentPrefix = 'floor-plans/';

/** Where its content is stored. */
export const contentKey = (id: string) => `${contentPrefix}${id.slice(0, 2)}/${id}`;

/** The floor plans of an account, newest first. */
export async function listFloorPlans(db: Queryable, ownerId: string): Promise<PlanRow[]> {
  const { rows } = await db.query<PlanRow>(
    `select ${columns} from floor_plan where owner_id = $1 order by created_at desc, id`,
    [ownerId],
  );
  return rows;
}

export async function findFloorPlan(db: Queryable, ownerId: string, id: string): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(
    `select ${columns} from floor_plan where owner_id = $1 and id = $2`,
    [ownerId, id],
  );
  return rows[0] ?? null;
}

/** Adds a plan; null when the account holds too many. */
export async function insertFloorPlan(
  db: Queryable,
  ownerId: string,
  { id, name }: Pick<PlanRow, 'id' | 'name'>,
  { kind, width, height, metres }: ReadPlan,
  bytes: number,
): Promise<PlanRow | null> {
  const { rows } = await db.query<PlanRow>(
    `insert into floor_plan (owner_id, name, kind, width, height, metres, bytes, id)
     select $1, $2, $3, $4, $5, $6, $7, $8
     where (select count(*) from floor_plan where owner_id = $1) < ${mostPlans}
     returning ${columns}`,
    [ownerId, name, kind, width, height, metres, bytes, id],
  );
  return rows[0] ?? null;
}

/** Notes that a plan is in use; once a day is enough. */
export async function touchFloorPlan(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update floor_plan set used_at = now() where id = $1 and used_at < now() - interval '1 day'`,
    [id],
  );
}
