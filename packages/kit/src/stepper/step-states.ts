/** `open` is a step that waits and may be gone to; in linear mode there is none. */
export type StepState = 'completed' | 'active' | 'disabled' | 'open';

/** What is known of a step where steps may be taken in any order. */
export interface FreeStep {
  isCompleted?: boolean;
  isDisabled?: boolean;
}

/**
 * The state of each step while the one at place `active` (from 0) is under way. In linear mode the steps before it are
 * completed and those after it disabled; otherwise each says for itself.
 */
export function findStepStates(steps: readonly FreeStep[], active: number, isLinear: boolean): StepState[] {
  return steps.map((step, place) => {
    if (place === active) return 'active';
    if (isLinear) return place < active ? 'completed' : 'disabled';
    if (step.isDisabled) return 'disabled';
    return step.isCompleted ? 'completed' : 'open';
  });
}
