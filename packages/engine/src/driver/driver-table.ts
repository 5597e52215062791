import type { Region } from '../catalogue/market';
import type { DriverTable } from '../catalogue/row/driver';

/** The control of a luminaire that is sold without driver. */
export const withoutDriver = 'M';

/** The control of what has no light source. */
export const noControl = '0';

/** The driver codes that a control has in a table, by the number of luminaires they feed, largest first. */
export function driverSizes(
  table: DriverTable,
  model: string,
  region: Region,
  control: string,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (control === withoutDriver || !Object.hasOwn(table, model)) return found;
  for (const { luminaires, drivers } of table[model]?.[region] ?? []) {
    const driver = Object.hasOwn(drivers, control) ? drivers[control] : undefined;
    if (driver && Number.isSafeInteger(luminaires) && luminaires > 0) found.set(luminaires, driver);
  }
  return new Map([...found].sort(([a], [b]) => b - a));
}
