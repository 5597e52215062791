import { liftUpright, slideLevel, slideOnWall } from '../../hold/drag-plane';
import type { Handles } from '../../hold/handles';

/** What stands on a floor or lies under a ceiling stays there. */
const level: Handles = { slide: slideLevel };
/** What is on a run goes where the run's editor lets it. */
const free: Handles = { slide: slideLevel, lift: liftUpright };
const staying: ReadonlySet<string> = new Set(['floor', 'table', 'ground', 'ceiling']);

/** The ways to move a luminaire of a kind that looks at `turn` degrees: one on a wall goes up and along it. */
export function lightHandles(kind: string, turn: number): Handles {
  if (kind === 'wall') return { slide: slideOnWall(turn), lift: liftUpright };
  return staying.has(kind) ? level : free;
}
