import type { Region } from '../catalogue/market';

/** How many luminaires one driver feeds, and its code by control. */
export interface DriverEntry {
  readonly luminaires: number;
  readonly drivers: Readonly<Record<string, string>>;
}

/** drivers.json: the entries of each model by region. */
export type DriverTable = Readonly<Record<string, Readonly<Partial<Record<Region, readonly DriverEntry[]>>>>>;

/** A row of driver-articles.json: a driver that can be ordered. Prices are units of the currency. */
export interface DriverArticle {
  readonly code: string;
  readonly region: Region;
  readonly ratedW: number;
  readonly usableW: number;
  readonly control: string;
  readonly type: string;
  /** Further columns are prices: the currency and the rate, such as `EUR10`. */
  readonly [price: string]: number | string | null;
}

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
