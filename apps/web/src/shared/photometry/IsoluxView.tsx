import { isoluxDiagram, isoluxOf, lightMeasures } from '@lucerna/photometry';
import type { Convention, IsoluxField, Photometry } from '@lucerna/photometry';
import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslate } from '../i18n';
import { DiagramView } from './DiagramView';
import { useWritten } from './use-written';
import styles from './PolarView.module.css';

interface IsoluxViewProps {
  readonly photometry: Photometry;
  readonly convention: Convention;
}

/** Steps of the arrow keys from the middle to the edge. */
const steps = 8;
const arrows: Readonly<Record<string, readonly [across: number, along: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The light on the floor below a luminaire; nothing where none goes down. */
export function IsoluxView({ photometry, convention }: IsoluxViewProps) {
  const { height } = lightMeasures[convention];
  const field = useMemo(() => isoluxOf(photometry, convention, height), [photometry, convention, height]);
  return field && <Field field={field} convention={convention} />;
}

/** Lines of equal illuminance, with that of the place that a pointer or the arrow keys choose. */
function Field({ field, convention }: { readonly field: IsoluxField; readonly convention: Convention }) {
  const t = useTranslate();
  const written = useWritten(convention);
  const { height, illuminance } = lightMeasures[convention];
  const { reach, at, grid } = field;
  const brightest = useMemo(() => Math.max(...grid.map((row) => Math.max(...row))), [grid]);
  const ground = useRef<HTMLDivElement>(null);
  const [[x, y], setPlace] = useState<readonly [number, number]>([0, 0]);
  const diagram = useMemo(() => isoluxDiagram(field, written), [field, written]);
  const { middle, half } = diagram;
  const label = t('light.isolux', { height: written.length(height) });
  const here = at(x, y);
  const said = `${written.length(x)}, ${written.length(0 - y)}: ${written.illuminance(here)}`;
  const within = (value: number) => Math.max(-reach, Math.min(reach, value));
  const moveTo = (across: number, along: number) => setPlace([within(across), within(along)]);

  function point(event: PointerEvent) {
    const box = ground.current?.getBoundingClientRect();
    if (!box) return;
    const scale = diagram.width / box.width;
    const far = (pixels: number) => (pixels / half) * reach;
    moveTo(
      far((event.clientX - box.left) * scale - middle.x),
      far((event.clientY - box.top) * scale - middle.y),
    );
  }
  function press(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow && event.key !== 'Home') return;
    event.preventDefault();
    const [across, along] = arrow ?? [0, 0];
    if (arrow) moveTo(x + (across * reach) / steps, y + (along * reach) / steps);
    else moveTo(0, 0);
  }
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.title}>{label}</figcaption>
      <div
        ref={ground}
        className={styles.ground}
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={brightest}
        aria-valuenow={Math.min(here, brightest)}
        aria-valuetext={said}
        onPointerMove={point}
        onPointerDown={point}
        onKeyDown={press}
      >
        <DiagramView diagram={diagram} label={label}>
          <circle
            cx={middle.x + (x / reach) * half}
            cy={middle.y + (y / reach) * half}
            r={4}
            className={styles.place}
          />
        </DiagramView>
      </div>
      <p className={styles.said} aria-hidden>
        {said}
      </p>
      <p className={styles.unit}>{t('light.isoluxNote', { unit: illuminance })}</p>
    </figure>
  );
}
