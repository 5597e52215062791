import type { AttributeName } from '../catalogue/attribute';

/** What the user chose, and only that. The height is whole centimetres. */
export interface Choices {
  readonly color?: string;
  readonly temperature?: string;
  readonly control?: string;
  readonly installation?: string;
  readonly pendantHeight?: number;
}

/** The completed choices: every attribute that the model has. */
export type Configuration = Choices;

/** One chosen or offered value, written as text. */
export interface ChosenValue {
  readonly attribute: AttributeName;
  readonly value: string;
}

/** One step of a repair: the value that changes; `to` null means that the choice is given up. */
export interface Change {
  readonly attribute: AttributeName;
  readonly from: string;
  readonly to: string | null;
}
