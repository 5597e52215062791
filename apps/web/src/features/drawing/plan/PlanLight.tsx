import { pointOnRun, type DrawnFeed, type DrawnLight, type Run } from '@lucerna/engine';
import { classNames } from '@lucerna/kit';
import { memo } from 'react';
import { gripAttributes } from '../hand/grip';
import type { LightSize } from '../work/light-sizes';
import styles from './PlanLight.module.css';

interface PlanLightProps {
  readonly light: Pick<DrawnLight, 'at'> & { readonly id?: string };
  readonly run: Run;
  readonly height: number;
  readonly size: LightSize;
  readonly isSelected: boolean;
  readonly hasProblem: boolean;
  /** Not placed yet: where it would be let go. */
  readonly isGhost?: boolean;
}

const glowOf = ({ length, width }: LightSize) => Math.max(length, width) * 0.75;

/**
 * A luminaire on its run, from above at its size, along its stretch when it is long. One shape each, for there may be a
 * thousand; how near the hand must come is reckoned by the hand.
 */
export const PlanLight = memo(function PlanLight(props: PlanLightProps) {
  const { light, run, height, size, isSelected, hasProblem, isGhost } = props;
  const { x, z, turn } = pointOnRun(run, light.at, height);
  const { length, width } = size;
  const place = `translate(${x * 1000} ${z * 1000})`;
  return (
    <>
      {isSelected && <circle r={glowOf(size)} transform={place} className={styles.chosenGlow} />}
      <rect
        x={-length / 2}
        y={-width / 2}
        width={length}
        height={width}
        rx={size.isRound ? width / 2 : 0}
        transform={turn === 0 ? place : `${place} rotate(${-turn})`}
        className={classNames(styles.light, hasProblem && styles.wrong, isGhost && styles.ghost)}
        {...(light.id !== undefined && gripAttributes('light', light.id))}
      />
      {isSelected && <circle transform={place} className={styles.ring} />}
    </>
  );
});

interface PlanGlowProps {
  readonly lights: readonly DrawnLight[];
  readonly run: Run;
  readonly height: number;
  readonly sizeOf: (model: string) => LightSize;
}

/** The light around all luminaires of a run, as one shape. */
export function PlanGlow({ lights, run, height, sizeOf }: PlanGlowProps) {
  if (lights.length === 0) return null;
  const path = lights.map(({ at, model }) => {
    const { x, z } = pointOnRun(run, at, height);
    const radius = glowOf(sizeOf(model));
    const half = `a${radius} ${radius} 0 0 1 `;
    return `M${x * 1000 - radius} ${z * 1000}${half}${2 * radius} 0${half}${-2 * radius} 0`;
  });
  return <path d={path.join('')} className={styles.glow} />;
}

interface PlanFeedProps {
  readonly feed: Pick<DrawnFeed, 'at'> & { readonly id?: string };
  readonly run: Run;
  readonly height: number;
  readonly isSelected: boolean;
  readonly isGhost?: boolean;
}

/** Where current comes to a run: a canopy with a bolt. */
export const PlanFeed = memo(function PlanFeed({ feed, run, height, isSelected, isGhost }: PlanFeedProps) {
  const { x, z } = pointOnRun(run, feed.at, height);
  return (
    <g
      transform={`translate(${x * 1000} ${z * 1000})`}
      className={classNames(styles.feed, isGhost && styles.ghost)}
      {...(feed.id !== undefined && gripAttributes('feed', feed.id))}
    >
      <circle className={styles.canopy} />
      <path d="M1.2 -6 L-3.6 1 L0 1 L-1.2 6 L3.6 -1 L0 -1 Z" className={styles.bolt} />
      {isSelected && <circle className={styles.ring} />}
    </g>
  );
});
