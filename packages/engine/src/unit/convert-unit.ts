import { no, ok, problem } from '../problem';
import type { Result } from '../problem';
import { cmToInches } from './length';
import { kgToPounds, m3ToFt3 } from './weight-and-volume';

/** What a measure is shown as in the imperial market; metric shows the number with its unit as it is. */
const imperial = {
  length: (cm: number) => cmToInches(cm),
  weight: (kg: number) => `${kgToPounds(kg)} lb`,
  volume: (m3: number) => `${m3ToFt3(m3)} ft³`,
} as const;

const metric = {
  length: (cm: number) => `${cm} cm`,
  weight: (kg: number) => `${kg} kg`,
  volume: (m3: number) => `${m3} m³`,
} as const;

export type UnitType = keyof typeof imperial;

/**
 * A measure (cm, kg, m³) as the users of a market read it. Errors: `unit-type-wrong`, 'Wrong udType parameter', for
 * another kind of measure; `input-invalid` for a value that is no number.
 */
export function convertUnit(value: number, udType: string, units: 'metric' | 'imperial'): Result<string> {
  if (!Object.hasOwn(imperial, udType)) return no(problem('unit-type-wrong', { udType }));
  if (typeof value !== 'number' || !Number.isFinite(value)) return no(problem('input-invalid'));
  return ok((units === 'imperial' ? imperial : metric)[udType as UnitType](value));
}
