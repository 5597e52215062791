import { problemText } from '../../src/problem';
import { cmToInches } from '../../src/unit/inch';
import { maxPendantHeight, metersToCm } from '../../src/unit/length';
import { timeToDays } from '../../src/unit/time';
import { kgToPounds, m3ToFt3 } from '../../src/unit/weight-and-volume';
import type { GoldenAdapter } from './golden-catalogue';

/** Centimetres as inches. */
export const inches: GoldenAdapter = (input) => cmToInches(input['cm'] as number);

/** Kilograms as pounds. */
export const pounds: GoldenAdapter = (input) => kgToPounds(input['kg'] as number);

/** Cubic metres as cubic feet. */
export const cubicFeet: GoldenAdapter = (input) => m3ToFt3(input['m3'] as number);

/** Metres as whole centimetres. */
export const heightCm: GoldenAdapter = (input) => metersToCm(input['meters'] as number);

/** The greatest pendant height of a room. */
export const heightMax: GoldenAdapter = (input) => maxPendantHeight(input['roomHeight'] as number);

/** A time in days. */
export const timeDays: GoldenAdapter = (input) => {
  const days = timeToDays(input['value'], input['unit']);
  return days.ok ? days.value : { error: days.problems.map(problemText).join('; ') };
};
