import { no, ok, problem, type Result } from '../problem';
import { cmToDecimalInches, cmToInches } from './inch';
import type { Units } from './parse-length';
import { kgToPounds, m3ToFt3 } from './weight-and-volume';

/** A measure in the unit of its reader. */
export interface Measure {
  /** The figure in that unit; inches and pounds as decimals, to 4 places. */
  readonly figure: number;
  readonly unit: 'cm' | 'in' | 'kg' | 'lb' | 'm³' | 'ft³';
  /** Figure and unit as the trade writes them, a length in inches by sixteenths: `3 15/16"`. No language's marks. */
  readonly text: string;
}

const as =
  (unit: Measure['unit'], of: (value: number) => number = (value) => value) =>
  (value: number): Measure => {
    const figure = of(value);
    return { figure, unit, text: `${figure} ${unit}` };
  };

/** What a measure is shown as in each system; metric shows the number with its unit as it is. */
const imperial = {
  length: (cm: number): Measure => ({ figure: cmToDecimalInches(cm), unit: 'in', text: cmToInches(cm) }),
  weight: as('lb', kgToPounds),
  volume: as('ft³', m3ToFt3),
} as const;

const metric = {
  length: as('cm'),
  weight: as('kg'),
  volume: as('m³'),
} as const;

export type UnitType = keyof typeof imperial;

/**
 * A measure (cm, kg, m³) as its reader's system has it. Errors: `unit-type-wrong`, 'Wrong udType parameter', for
 * another kind of measure; `input-invalid` for a value that is no number.
 */
export function convertUnit(value: number, udType: string, units: Units): Result<Measure> {
  if (!Object.hasOwn(imperial, udType)) return no(problem('unit-type-wrong', { udType }));
  if (typeof value !== 'number' || !Number.isFinite(value)) return no(problem('input-invalid'));
  return ok((units === 'imperial' ? imperial : metric)[udType as UnitType](value));
}
