import type { CatalogId } from '@lucerna/engine';
import { cmToInches, kgToPounds, markets } from '@lucerna/engine';

const cmPerInch = 2.54;

interface WritesUnits {
  unit: (value: number, unit: string, decimals?: number) => string;
}

/** How a catalogue writes lengths and weights. */
export interface Measures {
  readonly lengthUnit: 'cm' | 'in';
  readonly weightUnit: 'kg' | 'lb';
  /** Step of a typed height, in its unit. */
  readonly step: number;
  /** Whole centimetres as the unit's figure: 100 is 39.4 in. */
  readonly fromCm: (cm: number) => number;
  /** The figure of the unit as whole centimetres, which is what a configuration holds. */
  readonly toCm: (figure: number) => number;
  /** Written for reading: `200 cm`, or the sixteenths that the trade uses: `78 3/4"`. */
  readonly writeCm: (cm: number, format: WritesUnits) => string;
  readonly fromKg: (kg: number) => number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

const metric: Measures = {
  lengthUnit: 'cm',
  weightUnit: 'kg',
  step: 1,
  fromCm: (cm) => cm,
  toCm: Math.round,
  writeCm: (cm, format) => format.unit(cm, 'cm', 1),
  fromKg: (kg) => kg,
};

const imperial: Measures = {
  lengthUnit: 'in',
  weightUnit: 'lb',
  step: 0.1,
  fromCm: (cm) => tenths(cm / cmPerInch),
  toCm: (inches) => Math.round(inches * cmPerInch),
  writeCm: (cm) => cmToInches(cm),
  fromKg: kgToPounds,
};

/** The measures of a catalogue: centimetres and kilograms, or inches and pounds in the USA. */
export const measuresOf = (catalogId: CatalogId): Measures =>
  markets[catalogId].units === 'imperial' ? imperial : metric;
