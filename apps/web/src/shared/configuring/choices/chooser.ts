import type { AttributeName, Choices, Evaluation, PreparedModel } from '@lucerna/engine';

/** What the choices of one luminaire are shown from, and what they do. */
export interface Chooser {
  readonly prepared: PreparedModel;
  readonly evaluation: Evaluation;
  /** Changes some of the choices. */
  readonly choose: (change: Choices) => void;
  /** Puts whole choices in place of the present ones, as a repair does that frees a value of the attribute. */
  readonly take: (choices: Choices, wanted: AttributeName) => void;
}
