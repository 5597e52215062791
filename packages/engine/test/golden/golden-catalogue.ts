import type { Canopy } from '../../src/catalogue/row/canopy';
import type { ExclusionRule } from '../../src/catalogue/row/rule';
import type { Variation } from '../../src/catalogue/row/variation';
import type { DriverTable } from '../../src/catalogue/row/driver';

/** The catalogue data that some golden cases name; whoever runs them reads the files. */
export interface GoldenCatalogue {
  variations(model: string, catalogId: number): readonly Variation[];
  /** Empty for a subfamily without rules. */
  rules(subFamily: number): readonly ExclusionRule[];
  isComposingPendant(model: string): boolean;
  readonly drivers: DriverTable;
  readonly canopies: readonly Canopy[];
}

/** What a case gives to the engine: any JSON object. */
export type GoldenInput = Readonly<Record<string, unknown>>;

/** Turns the input of one area into the engine's answer, in the shape of the area's expected values. */
export type GoldenAdapter = (input: GoldenInput, catalogue: GoldenCatalogue) => unknown;
