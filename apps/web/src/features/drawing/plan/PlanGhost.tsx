import type { Drawing } from '@lucerna/engine';
import { useSignal, type Signal } from '../tools/signal';
import type { LightSize } from '../work/light-sizes';
import { PlanFeed, PlanLight } from './PlanLight';

/** What is about to be put on a run. */
export interface Ghost {
  /** A model, or `feed`. */
  readonly what: string;
  readonly run: string;
  readonly at: number;
}

interface PlanGhostProps {
  readonly ghost: Signal<Ghost | null>;
  readonly drawing: Drawing;
  readonly sizeOf: (model: string) => LightSize;
}

/** Where something that is carried from the palette would be put when it is let go. */
export function PlanGhost({ ghost: held, drawing: { runs, height }, sizeOf }: PlanGhostProps) {
  const ghost = useSignal(held);
  const run = ghost && runs.find(({ id }) => id === ghost.run);
  if (!ghost || !run) return null;
  if (ghost.what === 'feed') {
    return <PlanFeed feed={ghost} run={run} height={height} isSelected={false} isGhost />;
  }
  return (
    <PlanLight
      light={ghost}
      run={run}
      height={height}
      size={sizeOf(ghost.what)}
      isSelected={false}
      hasProblem={false}
      isGhost
    />
  );
}
