import type { AttributeName, Configuration } from '@lucerna/engine';

/** What several luminaires have of an attribute, each value once and in their order. */
export type Several = (attribute: AttributeName) => readonly (string | number)[];

/** What each of some has of an attribute; those that do not have it at all are left out. */
export const severalOf =
  (all: readonly Configuration[]): Several =>
  (attribute) => [...new Set(all.map((each) => each[attribute]).filter((value) => value !== undefined))];
