import type { CountedSystem, CountEdit } from '@lucerna/engine';
import type { WholeEditing } from '../../shared/editor';

/** A system that is being counted. */
export interface Counting extends WholeEditing<CountEdit> {
  readonly system: CountedSystem;
}
