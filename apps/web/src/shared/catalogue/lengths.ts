import type { CatalogId, Measure, Units, UnitType } from '@lucerna/engine';
import {
  chosenCm,
  cmToDecimalInches,
  cmToFeet,
  convertUnit,
  inchesToCm,
  markets,
  parseLength,
  primes,
} from '@lucerna/engine';
import type { QuantityNotation } from '@lucerna/kit';

interface WritesUnits {
  unit: (value: number, unit: string, decimals?: number) => string;
}

/** How lengths, weights and volumes are shown and typed. */
export interface Measures {
  readonly lengthUnit: 'cm' | 'in';
  /** What a number field of a length is given: its step, its unit, and how lengths are typed in it. */
  readonly field: {
    readonly step: number;
    readonly unit?: string;
    readonly notation?: QuantityNotation;
  };
  /** Whole centimetres as the unit's figure: 100 is 39.3701 in, and 201, which 79 in come to, are 79 in again. */
  readonly fromCm: (cm: number) => number;
  /** The figure of the unit as whole centimetres, which is what a configuration holds. */
  readonly toCm: (figure: number) => number;
  /** Written for reading: `200 cm`, or the sixteenths that the trade uses: `78 3/4″`. */
  readonly writeCm: (cm: number, format: WritesUnits) => string;
  /** The same of a length that somebody chose: whole inches stay whole, though whole centimetres are kept. */
  readonly writeTyped: (cm: number, format: WritesUnits) => string;
  readonly writeKg: (kg: number, format: WritesUnits) => string;
  readonly writeM3: (m3: number, format: WritesUnits) => string;
}

/** A measure of a number and a kind that are ours. Throws what the engine says of another one. */
function measure(value: number, kind: UnitType, units: Units): Measure {
  const converted = convertUnit(value, kind, units);
  if (!converted.ok) throw new RangeError(`${value} is no ${kind}: ${converted.problems[0]?.code}`);
  return converted.value;
}

/** What is written alike in both systems: the figure in the marks of the language, and the unit. */
const written =
  (kind: UnitType, units: Units, decimals: number): Measures['writeCm'] =>
  (value, format) => {
    const { figure, unit } = measure(value, kind, units);
    return format.unit(figure, unit, decimals);
  };

const metric: Measures = {
  lengthUnit: 'cm',
  field: { step: 1, unit: 'cm' },
  fromCm: (cm) => cm,
  toCm: Math.round,
  writeCm: written('length', 'metric', 1),
  writeTyped: written('length', 'metric', 1),
  writeKg: written('weight', 'metric', 1),
  writeM3: written('volume', 'metric', 3),
};

/** What may stand in a length while it is typed: figures, fractions, marks and units. */
const typedLength = /^[-−]?[\d.,'"′″’”/ a-z½¼¾⅛⅜⅝⅞-]{0,16}$/i;

/** Feet and inches, as `5' 3"`; `63in`, `63` and `5.25 ft` are read as the same. The value is inches. */
const feetAndInches: QuantityNotation = {
  accept: (current, next) => (typedLength.test(next) ? next : current),
  read(text) {
    const read = parseLength(text, 'imperial');
    return read.ok ? cmToDecimalInches(read.value) : null;
  },
  write: (inches) => primes(cmToFeet(inchesToCm(inches))),
};

const imperial: Measures = {
  lengthUnit: 'in',
  field: { step: 1, notation: feetAndInches },
  fromCm: (cm) => cmToDecimalInches(chosenCm(cm)),
  toCm: (inches) => Math.round(inchesToCm(inches)),
  writeCm: (cm) => primes(measure(cm, 'length', 'imperial').text),
  writeTyped: (cm) => primes(measure(chosenCm(cm), 'length', 'imperial').text),
  writeKg: written('weight', 'imperial', 1),
  writeM3: written('volume', 'imperial', 2),
};

/** The system of who looks: their own choice (profile), else that of the catalogue. */
export const unitsFor = (catalogId: CatalogId, chosen: Units | null = null): Units =>
  chosen ?? markets[catalogId].units;

/** Centimetres and kilograms, or inches and pounds. */
export const measuresIn = (units: Units): Measures => (units === 'imperial' ? imperial : metric);

/** Metres as a plan is labelled: `2.4 m`, or `7′ 10 1/2″` in the USA. */
export const writeMetres = (metres: number, units: Units, format: WritesUnits): string =>
  units === 'metric' ? format.unit(metres, 'm', 2) : primes(cmToFeet(metres * 100));

/** Whole centimetres, as a place is told: what sums of binary fractions leave beyond a tenth of a millimetre decides nothing. */
export const wholeCm = (metres: number): number => Math.round(Math.round(metres * 10_000) / 100);
