import { polarCurves, polarDiagram, type Convention, type Photometry } from '@lucerna/photometry';
import { useId, useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from '../i18n';
import { DiagramView } from './DiagramView';
import { useWritten } from './use-written';
import styles from './PolarView.module.css';

interface PolarViewProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

const units = { cie: 'cd/klm', ies: 'cd' } as const;
/** The two planes, as each convention writes them. */
const planes = {
  cie: { c0: 'C0–C180', c90: 'C90–C270' },
  ies: { c0: '0°–180°', c90: '90°–270°' },
} as const;
/** Degrees by an arrow key. */
const stride = 5;

/** The polar diagram, with the intensities towards an angle that a pointer or the arrow keys choose. */
export function PolarView({ photometry, convention }: PolarViewProps) {
  const t = useTranslate();
  const { write, withUnit } = useWritten(convention);
  const title = useId();
  const ground = useRef<HTMLDivElement>(null);
  const [gamma, setGamma] = useState(0);
  const [diagram, curves] = useMemo(
    () => [polarDiagram(photometry, convention, write), polarCurves(photometry, convention)] as const,
    [photometry, convention, write],
  );
  const reach = curves.isWhole ? 180 : 90;
  const moveTo = (angle: number) => setGamma(Math.max(-reach, Math.min(reach, angle)));
  const unit = units[convention];
  const figure = (plane: 'c0' | 'c90') => withUnit(curves.at(plane, gamma), unit, 1);
  const said = curves.isRound
    ? `${Math.abs(gamma)}°: ${figure('c0')}`
    : `${Math.abs(gamma)}°: ${planes[convention].c0} ${figure('c0')}, ${planes[convention].c90} ${figure('c90')}`;

  function point(event: PointerEvent) {
    const box = ground.current?.getBoundingClientRect();
    if (!box) return;
    const scale = diagram.width / box.width;
    const x = (event.clientX - box.left) * scale - diagram.middle.x;
    const y = (event.clientY - box.top) * scale - diagram.middle.y;
    moveTo(Math.round((Math.atan2(x, y) * 180) / Math.PI));
  }
  function press(event: KeyboardEvent) {
    const to: Readonly<Record<string, number>> = {
      ArrowRight: gamma + stride,
      ArrowUp: gamma + stride,
      ArrowLeft: gamma - stride,
      ArrowDown: gamma - stride,
      Home: -reach,
      End: reach,
    };
    const angle = to[event.key];
    if (angle === undefined) return;
    event.preventDefault();
    moveTo(angle);
  }
  const [x, y] = diagram.place(gamma);
  return (
    <figure className={styles.figure}>
      <figcaption id={title} className={styles.title}>
        {t('light.polar')} <span className={styles.unit}>{unit}</span>
      </figcaption>
      <div
        ref={ground}
        className={styles.ground}
        role="slider"
        tabIndex={0}
        aria-label={t('light.angle')}
        aria-valuemin={-reach}
        aria-valuemax={reach}
        aria-valuenow={gamma}
        aria-valuetext={said}
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={press}
      >
        <DiagramView diagram={diagram} label={t('light.polar')}>
          <line x1={diagram.middle.x} y1={diagram.middle.y} x2={x} y2={y} className={styles.ray} />
        </DiagramView>
      </div>
      <p className={styles.said} aria-hidden>
        {said}
      </p>
      {!curves.isRound && (
        <p className={styles.key} aria-hidden>
          <span className={styles.solid}>{planes[convention].c0}</span>
          <span className={styles.dashed}>{planes[convention].c90}</span>
        </p>
      )}
    </figure>
  );
}
