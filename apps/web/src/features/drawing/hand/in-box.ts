import { pointOnRun, type Drawing, type PlanPoint } from '@lucerna/engine';

/** Two corners of a box that is drawn over the plan. */
export interface Box {
  readonly from: PlanPoint;
  readonly to: PlanPoint;
}

/** The ids of the runs, lights and feeds that are wholly in a box. */
export function inBox({ runs, lights, feeds, height }: Drawing, { from, to }: Box): readonly string[] {
  const [left, right] = from.x < to.x ? [from.x, to.x] : [to.x, from.x];
  const [back, front] = from.z < to.z ? [from.z, to.z] : [to.z, from.z];
  const isIn = ({ x, z }: PlanPoint) => x >= left && x <= right && z >= back && z <= front;
  const byId = new Map(runs.map((run) => [run.id, run]));
  const on = [...lights, ...feeds].filter(({ run: id, at }) => {
    const run = byId.get(id);
    return run !== undefined && isIn(pointOnRun(run, at, height));
  });
  return [...runs.filter(({ points }) => points.every(isIn)), ...on].map(({ id }) => id);
}
