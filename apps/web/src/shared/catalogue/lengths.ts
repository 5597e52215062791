import type { CatalogId } from '@lucerna/engine';
import { markets } from '@lucerna/engine';

const cmPerInch = 2.54;

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
  readonly fromMm: (mm: number) => number;
  readonly fromKg: (kg: number) => number;
}

const tenths = (value: number) => Math.round(value * 10) / 10;

const metric: Measures = {
  lengthUnit: 'cm',
  weightUnit: 'kg',
  step: 1,
  fromCm: (cm) => cm,
  toCm: Math.round,
  fromMm: (mm) => tenths(mm / 10),
  fromKg: (kg) => kg,
};

const imperial: Measures = {
  lengthUnit: 'in',
  weightUnit: 'lb',
  step: 0.1,
  fromCm: (cm) => tenths(cm / cmPerInch),
  toCm: (inches) => Math.round(inches * cmPerInch),
  fromMm: (mm) => tenths(mm / 10 / cmPerInch),
  fromKg: (kg) => Math.round(kg * 2.204_622_62 * 100) / 100,
};

/** The measures of a catalogue: centimetres and kilograms, or inches and pounds in the USA. */
export const measuresOf = (catalogId: CatalogId): Measures =>
  markets[catalogId].units === 'imperial' ? imperial : metric;
