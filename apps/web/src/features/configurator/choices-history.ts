import type { Choices } from '@lucerna/engine';

/** The choices now, and the way back and forth. */
export interface ChoicesHistory {
  readonly past: readonly Choices[];
  readonly now: Choices;
  readonly future: readonly Choices[];
}

export type ChoicesStep =
  { readonly kind: 'take'; readonly choices: Choices } | { readonly kind: 'undo' | 'redo' };

export const beginHistory = (choices: Choices): ChoicesHistory => ({ past: [], now: choices, future: [] });

const same = (one: Choices, other: Choices) => JSON.stringify(one) === JSON.stringify(other);

/** One step: new choices end the way forth; a step that changes nothing is none. */
export function stepHistory(history: ChoicesHistory, step: ChoicesStep): ChoicesHistory {
  const { past, now, future } = history;
  if (step.kind === 'take') {
    return same(step.choices, now) ? history : { past: [...past, now], now: step.choices, future: [] };
  }
  if (step.kind === 'undo') {
    const before = past.at(-1);
    return before ? { past: past.slice(0, -1), now: before, future: [now, ...future] } : history;
  }
  const [next, ...later] = future;
  return next ? { past: [...past, now], now: next, future: later } : history;
}
