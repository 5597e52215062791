import type { Snapped } from '@lucerna/engine';
import { useSignal, type Signal } from '../tools/signal';
import type { Aim } from '../pen/pen';
import styles from './PlanAim.module.css';

/** The shape of each way of being caught, about the place, pixels. */
const shapes: Readonly<Record<NonNullable<Snapped['snap']> | 'free', string>> = {
  end: 'M-6 -6H6V6H-6Z',
  wall: 'M-8 0H8M-8 -4L-4 0M0 -4L4 0M-4 -4L0 0M4 -4L8 0',
  angle: 'M-7 5H7M-7 5L5 -7',
  grid: 'M-6 0H6M0 -6V6',
  free: 'M-3 0H3M0 -3V3',
};

/** A mark at a place that says what caught it. */
function SnapMark({ caught: { point, snap } }: { caught: Snapped }) {
  return (
    <g transform={`translate(${point.x * 1000} ${point.z * 1000})`} className={styles.snap}>
      <path d={shapes[snap ?? 'free']} className={styles.snapShape} />
    </g>
  );
}

/** Where what is dragged was caught. */
export function CaughtMark({ caught: held }: { caught: Signal<Snapped | null> }) {
  const caught = useSignal(held);
  return caught && <SnapMark caught={caught} />;
}

/** The stretch that would be drawn next, with what catches its end. */
export function PlanAim({ aim }: { aim: Aim }) {
  const { from, point } = aim;
  return (
    <>
      {from && (
        <>
          <line
            x1={from.x * 1000}
            y1={from.z * 1000}
            x2={point.x * 1000}
            y2={point.z * 1000}
            className={styles.next}
          />
          <circle cx={from.x * 1000} cy={from.z * 1000} className={styles.begin} />
        </>
      )}
      <SnapMark caught={aim} />
    </>
  );
}
