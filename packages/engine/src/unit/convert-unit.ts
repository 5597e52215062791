import Big from 'big.js';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';
import { cmToDecimalInches, cmToInches } from './inch';
import { readDecimal } from './number-format';
import { parseLength } from './parse-length';
import type { Units } from './parse-length';
import { ft3ToM3, kgToPounds, m3ToFt3, poundsToKg } from './weight-and-volume';

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

const times = (factor: string) => (typed: number) => Number(new Big(typed).times(factor).toFixed());
const asIs = (typed: number) => typed;

/** What the words after a typed weight or volume make of the number, in kg or m³. */
const words: Readonly<Record<'weight' | 'volume', Readonly<Record<string, (typed: number) => number>>>> = {
  weight: { kg: asIs, g: times('0.001'), lb: poundsToKg, lbs: poundsToKg },
  volume: { m3: asIs, 'm³': asIs, l: times('0.001'), ft3: ft3ToM3, 'ft³': ft3ToM3 },
};

const bareWord = {
  weight: { metric: 'kg', imperial: 'lb' },
  volume: { metric: 'm3', imperial: 'ft3' },
} as const;

/**
 * The way back from `convertUnit`: the measure (cm, kg, m³) that a user of a market typed, such as `2,5 kg`, `12 lbs`
 * or `0.3 ft³`; without a unit it is the market's. Errors: `unit-type-wrong`, `input-invalid`.
 */
export function parseUnit(text: string, udType: string, units: Units, decimal?: ',' | '.'): Result<number> {
  if (!Object.hasOwn(imperial, udType)) return no(problem('unit-type-wrong', { udType }));
  if (udType === 'length') return parseLength(text, units, decimal);
  const kind = udType as 'weight' | 'volume';
  const typed = /^\s*([\d.,]+)\s*([a-z]*[3³]?)\s*$/i.exec(String(text));
  const mark = decimal ?? (units === 'metric' ? ',' : '.');
  const value = typed ? readDecimal(typed[1] ?? '', mark) : null;
  const word = typed?.[2]?.toLowerCase() || bareWord[kind][units];
  if (!value || !Object.hasOwn(words[kind], word)) {
    return no(problem('input-invalid', { input: String(text) }));
  }
  return ok(words[kind][word]?.(Number(value.toFixed())) ?? 0);
}
