import type { About } from '../product/product';
import { derived, enumeration, typed, type StepFile, type Value, type Written } from './step';

/** Units of the SI that every file has, whatever its market measures lengths in. */
const common: readonly (readonly [type: string, prefix: Value, name: string])[] = [
  ['PLANEANGLEUNIT', null, 'RADIAN'],
  ['POWERUNIT', null, 'WATT'],
  ['LUMINOUSFLUXUNIT', null, 'LUMEN'],
  ['LUMINOUSINTENSITYUNIT', null, 'CANDELA'],
  ['ILLUMINANCEUNIT', null, 'LUX'],
  ['THERMODYNAMICTEMPERATUREUNIT', null, 'KELVIN'],
];

/** The units of a market as the standard has them: those of the SI, and what one that is converted is made of. */
interface Measured {
  readonly type: string;
  readonly si: readonly [prefix: Value, name: string];
  /** Length, mass, time and so on in the power of it, as `IfcDimensionalExponents` counts. */
  readonly exponents: readonly number[];
  /** What `IfcConversionBasedUnit` calls it and how much of the unit of the SI it is, where people measure in another. */
  readonly converted?: readonly [name: string, of: number];
}

/** Metres of a foot. */
const foot = 0.3048;

const length = { type: 'LENGTHUNIT', si: [null, 'METRE'], exponents: [1, 0] } as const;
const area = { type: 'AREAUNIT', si: [null, 'SQUARE_METRE'], exponents: [2, 0] } as const;
const volume = { type: 'VOLUMEUNIT', si: [null, 'CUBIC_METRE'], exponents: [3, 0] } as const;
const mass = { type: 'MASSUNIT', si: [enumeration('KILO'), 'GRAM'], exponents: [0, 1] } as const;

const measured: Readonly<Record<About['units'], readonly Measured[]>> = {
  metric: [length, area, volume, mass],
  imperial: [
    { ...length, converted: ['foot', foot] },
    { ...area, converted: ['square foot', 0.09290304] },
    { ...volume, converted: ['cubic foot', 0.028316846592] },
    { ...mass, converted: ['pound', 0.45359237] },
  ],
};

/** Units of length of a file in a metre. */
export const lengthsOfMetre: Readonly<Record<About['units'], number>> = { metric: 1, imperial: 1 / foot };

/** Says in which units the figures of a file are: those of its market. */
export function addUnits(file: StepFile, of: About['units']): Written {
  const si = (type: string, prefix: Value, name: string): Written =>
    file.once('IFCSIUNIT', derived, enumeration(type), prefix, enumeration(name));
  const own = measured[of].map(({ type, si: [prefix, name], exponents, converted }) => {
    const basis = si(type, prefix, name);
    if (!converted) return basis;
    const [called, ratio] = converted;
    const dimensions = [...exponents, 0, 0, 0, 0, 0].map((each) => ({ step: String(each) }));
    return file.add(
      'IFCCONVERSIONBASEDUNIT',
      ...[file.once('IFCDIMENSIONALEXPONENTS', ...dimensions), enumeration(type), called],
      file.add('IFCMEASUREWITHUNIT', typed('IFCRATIOMEASURE', { step: String(ratio) }), basis),
    );
  });
  return file.add('IFCUNITASSIGNMENT', [...own, ...common.map((each) => si(...each))]);
}
