import { recordHistory, redo, undo } from '@lucerna/engine';
import type { Choices, History } from '@lucerna/engine';

export type ChoicesStep =
  { readonly kind: 'take'; readonly choices: Choices } | { readonly kind: 'undo' | 'redo' };

const same = (one: Choices, other: Choices) => JSON.stringify(one) === JSON.stringify(other);

/** One step back or forth, or to other choices; those that say the same are no step. */
export function stepHistory(history: History<Choices>, step: ChoicesStep): History<Choices> {
  if (step.kind !== 'take') return step.kind === 'undo' ? undo(history) : redo(history);
  return same(step.choices, history.present) ? history : recordHistory(history, step.choices);
}
