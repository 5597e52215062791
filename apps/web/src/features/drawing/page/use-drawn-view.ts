import { useBreakpoint } from '@lucerna/kit';
import { useState } from 'react';

/** What stands in the place of the room. `both` is the plan with the room in 3D beside it, on a wide screen. */
export type Shown = 'both' | 'plan' | 'room' | 'list';

export interface DrawnView {
  readonly shown: Shown;
  /** What there is to choose from on this screen. */
  readonly choices: readonly Shown[];
  readonly show: (shown: Shown) => void;
}

export function useDrawnView(): DrawnView {
  const isWide = useBreakpoint() === 'lg';
  const [wanted, show] = useState<Shown | null>(null);
  const choices: readonly Shown[] = isWide ? ['both', 'plan', 'room', 'list'] : ['plan', 'room', 'list'];
  const usual = choices[0] ?? 'plan';
  return { shown: wanted && choices.includes(wanted) ? wanted : usual, choices, show };
}
