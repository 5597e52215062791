import type { Run } from '@lucerna/engine';
import { classNames } from '@lucerna/kit';
import { memo } from 'react';
import { gripAttributes } from '../hand/grip';
import styles from './PlanRun.module.css';

interface PlanRunProps {
  readonly run: Run;
  readonly hasProblem: boolean;
  /** Made of rods: each stretch is one. */
  readonly hasRods: boolean;
  readonly hasMeasures: boolean;
  /** It is chosen. */
  readonly isShown: boolean;
  readonly write: (metres: number) => string;
}

/** A run from above: its line, a wider one to take it by, and the lengths of its stretches. */
export const PlanRun = memo(function PlanRun(props: PlanRunProps) {
  const { run, isShown, hasProblem, hasRods, hasMeasures, write } = props;
  const line = run.points.map(({ x, z }) => `${x * 1000},${z * 1000}`).join(' ');
  return (
    <g className={classNames(styles.run, isShown && styles.chosen, hasProblem && styles.wrong)}>
      <polyline points={line} className={styles.reach} {...gripAttributes('run', run.id)} />
      <polyline points={line} className={classNames(styles.line, hasRods && styles.rod)} />
      {hasRods &&
        run.points.map(({ x, z }, at) => (
          <circle key={at} cx={x * 1000} cy={z * 1000} className={styles.joint} />
        ))}
      {(hasMeasures || isShown) && <Lengths run={run} write={write} />}
    </g>
  );
});

interface PlanCornersProps {
  readonly run: Run;
  /** Which of them is chosen; -1 for none. */
  readonly corner: number;
}

/** The corners of a chosen run. They stand above all that is on it: a feed is often just at an end. */
export function PlanCorners({ run, corner }: PlanCornersProps) {
  return run.points.map(({ x, z }, at) => (
    <circle
      key={at}
      cx={x * 1000}
      cy={z * 1000}
      className={classNames(styles.corner, at === corner && styles.taken)}
      {...gripAttributes('corner', run.id, at)}
    />
  ));
}

function Lengths({ run: { points }, write }: Pick<PlanRunProps, 'run' | 'write'>) {
  return points.slice(1).map((to, at) => {
    const from = points[at]!;
    const [dx, dz] = [to.x - from.x, to.z - from.z];
    const length = Math.hypot(dx, dz, (to.y ?? 0) - (from.y ?? 0));
    const degrees = (Math.atan2(dz, dx) * 180) / Math.PI;
    // Words are never upside down.
    const turn = degrees > 90 || degrees <= -90 ? degrees + 180 : degrees;
    const middle = `${(from.x + to.x) * 500} ${(from.z + to.z) * 500}`;
    return (
      <text
        key={at}
        dy="-1.35em"
        transform={`translate(${middle}) rotate(${turn})`}
        className={styles.length}
      >
        {write(length)}
      </text>
    );
  });
}
