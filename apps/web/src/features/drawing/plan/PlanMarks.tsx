import { pointOnRun, type Drawing, type DrawingProblem, type PlanPoint } from '@lucerna/engine';
import styles from './PlanMarks.module.css';

/** The most marks that are drawn: more say nothing more. */
const most = 60;

/** Where a problem is seen: at its light, its corner, or in the middle of its run. */
export function placeOfProblem(
  drawing: Drawing,
  { run: id, light, feed, point }: DrawingProblem,
): PlanPoint | null {
  const { lights, feeds, runs, height } = drawing;
  const standing =
    light === undefined
      ? feed !== undefined && feeds.find((each) => each.id === feed)
      : lights.find((each) => each.id === light);
  const run = runs.find((each) => each.id === (standing ? standing.run : id));
  if (!run) return null;
  if (standing) return pointOnRun(run, standing.at, height);
  if (point !== undefined) return run.points[point] ?? null;
  const half = run.points.length / 2;
  const [from, to] = [run.points[Math.ceil(half) - 1]!, run.points[Math.floor(half)]!];
  return { x: (from.x + to.x) / 2, z: (from.z + to.z) / 2 };
}

/** A mark where something cannot be built as it is. The words are beside the plan. */
export function PlanMarks({ drawing, problems }: { drawing: Drawing; problems: readonly DrawingProblem[] }) {
  return problems.slice(0, most).map((each, at) => {
    const place = placeOfProblem(drawing, each);
    if (!place) return null;
    return (
      <g key={at} transform={`translate(${place.x * 1000} ${place.z * 1000})`} className={styles.mark}>
        <g className={styles.markSign}>
          <path d="M0 -9 L9 7 L-9 7 Z" className={styles.markGround} />
          <path d="M0 -4 V1.500 M0 4 V4.400" className={styles.markInk} />
        </g>
      </g>
    );
  });
}
