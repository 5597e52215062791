export type StepState = 'completed' | 'active' | 'disabled';

/**
 * The state of step `number` (from 1) while step `current` is under way: earlier steps are completed, later ones
 * disabled.
 */
export function findStepState(number: number, current: number): StepState {
  if (number < current) return 'completed';
  return number === current ? 'active' : 'disabled';
}
