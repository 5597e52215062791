import type { Place } from '@lucerna/contract';
import { spokenLanguage, type LanguageCode } from '@lucerna/engine';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { folders } from '../../folders';
import { localeOf } from '../../http/language';

/** An area of the first level below a country. */
export interface Area extends Place {
  /** Its code within the country, as the towns name it. */
  readonly code: string;
}

const translated = ['en', 'es', 'de', 'it', 'fr'] as const;
type Translated = (typeof translated)[number];

function readRows(name: string): readonly (readonly string[])[] {
  const text = readFileSync(path.join(folders.data, name), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((row) => row.split(','));
}

/** Names of areas by language, where they are translated: lines of `DE.02,Bavaria,Baviera,Bayern,Baviera,Bavière`. */
function readTranslations(): ReadonlyMap<string, ReadonlyMap<Translated, string>> {
  return new Map(
    readRows('area-names.csv').map(([code = '', ...names]) => [
      code,
      new Map(translated.map((language, place) => [language, names[place] ?? ''])),
    ]),
  );
}

/**
 * Reads the areas of all countries once; answers those of one by their names in a language, in its order. Where a name
 * is not translated, it is the English one.
 */
export function openAreas(): (isoCode: string, language: LanguageCode) => readonly Area[] {
  const translations = readTranslations();
  const byCountry = new Map<string, Area[]>();
  // Lines of `ES.29,3117732,Madrid`.
  for (const [code = '', id, name = ''] of readRows('areas.csv')) {
    const country = code.slice(0, 2);
    const areas = byCountry.get(country) ?? [];
    areas.push({ geonameId: Number(id), name, code: code.slice(3) });
    byCountry.set(country, areas);
  }
  const known = new Map<string, readonly Area[]>();
  return (isoCode, language) => {
    const place = `${isoCode} ${language}`;
    const areas = known.get(place);
    if (areas) return areas;
    const own = spokenLanguage(language);
    const order = new Intl.Collator(localeOf(language)).compare;
    const named = (byCountry.get(isoCode) ?? [])
      .map((area) => ({ ...area, name: translations.get(`${isoCode}.${area.code}`)?.get(own) ?? area.name }))
      .sort((a, b) => order(a.name, b.name));
    known.set(place, named);
    return named;
  };
}
