import { pointOnRun } from '@lucerna/engine';
import type { DrawnFeed, DrawnLight, Run } from '@lucerna/engine';
import { classNames } from '@lucerna/kit';
import { memo } from 'react';
import { gripAttributes } from '../hand/grip';
import type { LightSize } from '../work/light-sizes';
import styles from './Plan.module.css';

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

/** A luminaire on its run, from above at its size, along its stretch when it is long. */
export const PlanLight = memo(function PlanLight(props: PlanLightProps) {
  const { light, run, height, size, isSelected, hasProblem, isGhost } = props;
  const { x, z, turn } = pointOnRun(run, light.at, height);
  const { length, width } = size;
  const state = [isSelected && styles.chosen, hasProblem && styles.wrong, isGhost && styles.ghost];
  return (
    <g
      transform={`translate(${x * 1000} ${z * 1000}) rotate(${-turn})`}
      className={classNames(styles.light, ...state)}
      {...(light.id !== undefined && gripAttributes('light', light.id))}
    >
      <circle r={Math.max(length, width) * 0.75} className={styles.glow} />
      <circle className={styles.touch} />
      <rect
        x={-length / 2}
        y={-width / 2}
        width={length}
        height={width}
        rx={size.isRound ? width / 2 : 0}
        className={styles.body}
      />
    </g>
  );
});

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
      className={classNames(styles.feed, isSelected && styles.chosen, isGhost && styles.ghost)}
      {...(feed.id !== undefined && gripAttributes('feed', feed.id))}
    >
      <circle className={styles.touch} />
      <circle className={styles.canopy} />
      <path d="M1.2 -6 L-3.6 1 L0 1 L-1.2 6 L3.6 -1 L0 -1 Z" className={styles.bolt} />
    </g>
  );
});
