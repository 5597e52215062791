import type { Country } from '@lucerna/contract';
import type { LanguageCode } from '@lucerna/engine';
import { localeOf } from '../../http/language';
import { countryIds } from './country-ids';
import { areaLevelOf, towns } from './levels';
import { foundIn } from './search';

const known = new Map<LanguageCode, readonly Country[]>();

/** The countries by their names in a language, in its order. */
function countriesIn(language: LanguageCode): readonly Country[] {
  let list = known.get(language);
  if (!list) {
    const locale = localeOf(language);
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    const order = new Intl.Collator(locale).compare;
    list = [...countryIds]
      .map(([isoCode, geonameId]) => ({
        geonameId,
        isoCode,
        name: names.of(isoCode) ?? isoCode,
        level2: areaLevelOf(isoCode),
        level3: towns,
      }))
      .sort((a, b) => order(a.name, b.name));
    known.set(language, list);
  }
  return list;
}

/** The countries whose name holds the searched text. */
export function findCountries(language: LanguageCode, search = ''): readonly Country[] {
  return foundIn(countriesIn(language), search);
}

/** A country by its ISO code, for `GET default-values`. */
export function countryNamed(isoCode: string, language: LanguageCode): Country | undefined {
  return countriesIn(language).find((country) => country.isoCode === isoCode);
}
