import type { DocumentStepName } from '@lucerna/contract';

/** Of work that takes seconds: how far it is, and whether it is still wanted. */
export interface WorkSteps {
  /** How many of a step are done of how many; 0 of 0 where nobody can count them. */
  readonly tell: (at: DocumentStepName, done: number, all: number) => void;
  /** Aborted when nobody wants it any more: the work rejects with its reason as soon as it may. */
  readonly signal: AbortSignal;
}
