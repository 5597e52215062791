import type { Region } from '../catalogue/catalog';
import { no, ok, problem } from '../problem';
import type { Result } from '../problem';

/** How many luminaires one driver feeds, and its code by control. */
export interface DriverEntry {
  readonly luminaires: number;
  readonly drivers: Readonly<Record<string, string>>;
}

/** drivers.json: the entries of each model by region. */
export type DriverTable = Readonly<Record<string, Readonly<Partial<Record<Region, readonly DriverEntry[]>>>>>;

export interface AssignedDriver {
  readonly driver: string;
  readonly supports: number;
}

/** More luminaires than any room holds. */
const maxLuminaires = 10_000;

/** The fewest sizes that reach the count, then the least spare, then the larger sizes; greatest first. */
function fewestSizes(sizes: readonly number[], luminaires: number): number[] {
  const largest = sizes[0] ?? 1;
  const drivers = Math.ceil(luminaires / largest);
  // exact[n]: the fewest drivers that feed exactly n, remembered by the size taken last.
  const limit = drivers * largest;
  const fewest = new Array<number>(limit + 1).fill(Infinity);
  const taken = new Array<number>(limit + 1).fill(0);
  fewest[0] = 0;
  for (let total = 1; total <= limit; total += 1) {
    for (const size of sizes) {
      const before = total >= size ? (fewest[total - size] ?? Infinity) + 1 : Infinity;
      if (before < (fewest[total] ?? Infinity)) {
        fewest[total] = before;
        taken[total] = size;
      }
    }
  }
  let best = limit;
  for (let total = luminaires; total <= limit; total += 1) {
    if ((fewest[total] ?? Infinity) < (fewest[best] ?? Infinity)) best = total;
    else if (fewest[total] === fewest[best] && total < best) best = total;
  }
  const found: number[] = [];
  for (let total = best; total > 0; total -= taken[total] ?? total) found.push(taken[total] ?? total);
  return found.sort((a, b) => b - a);
}

/**
 * Reading 17: the drivers of a number of luminaires on one control channel. A driver that supports n feeds up to n;
 * the fewest drivers win, then the least spare capacity. Errors: `driver-table-missing` when the model, region or
 * control has none (control M never has), `drivers-not-assignable` for a count that is not a whole number in range.
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
  const drivers = new Map<number, string>();
  for (const entry of table[model]?.[region] ?? []) {
    const driver = control === 'M' ? undefined : entry.drivers[control];
    if (driver !== undefined && driver !== '' && entry.luminaires > 0) drivers.set(entry.luminaires, driver);
  }
  if (drivers.size === 0) return no(problem('driver-table-missing', { model, control }));
  const sizes = [...drivers.keys()].sort((a, b) => b - a);
  return ok(
    fewestSizes(sizes, luminaires).map((supports) => ({ driver: drivers.get(supports) ?? '', supports })),
  );
}
