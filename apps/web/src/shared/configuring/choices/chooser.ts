import type { AttributeName, Choices, Evaluation, PreparedModel } from '@lucerna/engine';
import type { Several } from './several';

/** What the choices of one luminaire are shown from, and what they do. */
export interface Chooser {
  readonly prepared: PreparedModel;
  readonly evaluation: Evaluation;
  /** What those that change together have; left out of one alone. Where they differ none is shown as chosen. */
  readonly several?: Several;
  /** The models of all that change together, whose values may be others than those of the first. */
  readonly models?: readonly PreparedModel[];
  /** Changes some of the choices. */
  readonly choose: (change: Choices) => void;
  /** Puts whole choices in place of the present ones, as a repair does that frees a value of the attribute. */
  readonly take: (choices: Choices, wanted: AttributeName) => void;
}
