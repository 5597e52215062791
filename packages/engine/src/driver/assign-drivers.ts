import type { Region } from '../catalogue/market';
import { no, ok, problem, type Result } from '../problem';
import { driverSizes } from './driver-table';
import type { DriverTable } from '../catalogue/row/driver';
import { fewestDrivers } from './fewest-drivers';

/** One driver, and the most luminaires that it feeds. */
export interface AssignedDriver {
  readonly driver: string;
  readonly supports: number;
}

/** More luminaires than any room holds. */
export const maxLuminaires = 10_000;

/**
 * Reading 17: the drivers of a number of luminaires on one control channel. A driver that supports n feeds up to n;
 * the fewest drivers win, then the least spare capacity, then the larger sizes (7 + 3 before 5 + 5); largest first.
 * Errors: `driver-table-missing` when the model, region or control has none (control M never has),
 * `drivers-not-assignable` for a count that is not a whole number from 0 to 10,000.
 */
export function assignDrivers(
  table: DriverTable,
  input: {
    readonly model: string;
    readonly region: Region;
    readonly control: string;
    readonly luminaires: number;
  },
): Result<readonly AssignedDriver[]> {
  const { model, region, control, luminaires } = input;
  if (!Number.isSafeInteger(luminaires) || luminaires < 0 || luminaires > maxLuminaires) {
    return no(problem('drivers-not-assignable', { luminaires: String(luminaires) }));
  }
  const drivers = driverSizes(table, model, region, control);
  if (drivers.size === 0) return no(problem('driver-table-missing', { model, control }));
  return ok(
    fewestDrivers([...drivers.keys()], luminaires).map((supports) => ({
      driver: drivers.get(supports) ?? '',
      supports,
    })),
  );
}
