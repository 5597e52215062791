import { useWords } from '../../../shared/words';
import type { Aim } from '../pen/pen';
import { toScreen } from './plan-view';
import type { Extent, PlanView } from './plan-view';
import styles from './AimBubble.module.css';

interface AimBubbleProps {
  readonly aim: Aim;
  readonly typed: string;
  readonly view: PlanView;
  readonly extent: Extent;
  readonly write: (metres: number) => string;
}

/** Beside the cursor while drawing: the length of the stretch, or what is typed for it, its angle, and what catches it. */
export function AimBubble({ aim, typed, view, extent, write }: AimBubbleProps) {
  const say = useWords();
  const { left, top } = toScreen(view, extent, aim.point);
  const { from, point } = aim;
  const degrees = from ? Math.round((Math.atan2(from.z - point.z, point.x - from.x) * 180) / Math.PI) : 0;
  return (
    <div className={styles.bubble} style={{ translate: `${left}px ${top}px` }} aria-hidden="true">
      {from && <strong className={styles.length}>{typed === '' ? write(aim.length) : typed}</strong>}
      {typed !== '' && <span className={styles.caret} />}
      {from && typed === '' && aim.length > 0 && <span>{say('drawing.degrees', { degrees })}</span>}
      {aim.snap && <span className={styles.snap}>{say(`drawing.snap.${aim.snap}`)}</span>}
    </div>
  );
}
