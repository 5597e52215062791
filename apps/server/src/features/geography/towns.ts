import type { Place } from '@lucerna/contract';
import { startThread } from '../../jobs/start-thread';

/** A town as the thread sends it: code of its area, GeoNames id, name. */
export type TownRow = readonly [area: string, geonameId: number, name: string];
type TownsByArea = ReadonlyMap<string, readonly Place[]>;

/** Countries whose towns are remembered; the largest has some ten thousand. */
const maxCountries = 24;
const known = new Map<string, Promise<TownsByArea>>();

async function readTowns(isoCode: string): Promise<TownsByArea> {
  const thread = startThread(import.meta.url, 'towns', isoCode);
  const rows = await new Promise<readonly TownRow[]>((resolve, reject) => {
    thread.once('message', resolve).once('error', reject);
  });
  const areas = new Map<string, Place[]>();
  for (const [area, geonameId, name] of rows) {
    const places = areas.get(area) ?? [];
    places.push({ geonameId, name });
    areas.set(area, places);
  }
  return areas;
}

/** The towns of a country by the code of their area, the largest first. The first question for a country takes half a second. */
export function townsOf(isoCode: string): Promise<TownsByArea> {
  const towns = known.get(isoCode) ?? readTowns(isoCode);
  // The one asked last is forgotten last; one that could not be read is asked again.
  known.delete(isoCode);
  known.set(isoCode, towns);
  towns.catch(() => known.delete(isoCode));
  const [oldest] = known.keys();
  if (known.size > maxCountries && oldest !== undefined) known.delete(oldest);
  return towns;
}
