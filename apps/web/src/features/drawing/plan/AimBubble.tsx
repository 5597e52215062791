import { useTranslate } from '../../../shared/i18n';
import type { Aim } from '../pen/pen';
import { toScreen, type Extent, type PlanView } from './plan-view';
import styles from './AimBubble.module.css';

/** Pixels from the cursor, from the plan's edge, and for the bubble below the cursor. */
const [away, edge, below] = [16, 8, 56];

interface AimBubbleProps {
  readonly aim: Aim;
  readonly typed: string;
  readonly view: PlanView;
  readonly extent: Extent;
  readonly write: (metres: number) => string;
}

/** Beside the cursor while drawing: the length of the stretch, or what is typed for it, its angle, and what catches it. */
export function AimBubble({ aim, typed, view, extent, write }: AimBubbleProps) {
  const t = useTranslate();
  const { left, top } = toScreen(view, extent, aim.point);
  const { from, point } = aim;
  const degrees = from ? Math.round((Math.atan2(from.z - point.z, point.x - from.x) * 180) / Math.PI) : 0;
  // A percentage is of the bubble's own measure: it is pushed in at the right, and goes above the cursor at the foot.
  const across = `max(${edge}px, min(${left + away}px, calc(${extent.width - edge}px - 100%)))`;
  const down = top > extent.height - below ? `calc(${top - away}px - 100%)` : `${top + away}px`;
  return (
    <div className={styles.bubble} style={{ translate: `${across} ${down}` }} aria-hidden="true">
      {from && <strong className={styles.length}>{typed === '' ? write(aim.length) : typed}</strong>}
      {typed !== '' && <span className={styles.caret} />}
      {from && typed === '' && aim.length > 0 && <span>{t('drawing.degrees', { degrees })}</span>}
      {aim.snap && <span className={styles.snap}>{t(`drawing.snap.${aim.snap}`)}</span>}
    </div>
  );
}
