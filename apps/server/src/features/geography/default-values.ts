import type { DefaultValues } from '@lucerna/contract';
import { catalogIds, defaultCatalogId, defaultLanguage, markets, type LanguageCode } from '@lucerna/engine';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countryNamed } from './countries';
import { memberOf } from '../../records';

const files = createRequire(import.meta.url);

/** Countries that buy from another catalogue than the usual one. */
const catalogByCountry = new Map(
  catalogIds.flatMap((id) => markets[id].countries.map((code) => [code, id] as const)),
);

/** Countries where a language of ours is the usual one, beside those of a market of their own; elsewhere English. */
const languages: readonly (readonly [LanguageCode, string])[] = [
  ['es', 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PY SV UY VE'],
  ['de', 'DE AT CH LI'],
  ['it', 'IT SM VA'],
  ['fr', 'FR BE LU MC GP GF MQ RE PF NC'],
];
const languageByCountry = new Map([
  ...languages.flatMap(([language, codes]) => codes.split(' ').map((code) => [code, language] as const)),
  ...[...catalogByCountry].map(([code, id]) => [code, markets[id].language] as const),
]);

const countryOf = (row: unknown): string | undefined => {
  const code = memberOf(row, 'country_code');
  return typeof code === 'string' ? code : undefined;
};

/** Reads the table of networks once; answers the ISO code of the country of an address, if it is known. */
function openAddressTable(): (address: string) => string | undefined {
  const file = files.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  const table = new Reader<CountryResponse>(readFileSync(file));
  return (address) => countryOf(table.get(address));
}

/** What follows from a country (REF-04): its catalogue and language, the usual ones where nothing is known. */
export function defaultValuesOf(isoCode: string | undefined): DefaultValues {
  const lang = (isoCode && languageByCountry.get(isoCode)) || defaultLanguage;
  const country = isoCode ? countryNamed(isoCode, lang) : undefined;
  return {
    catalogId: (isoCode && catalogByCountry.get(isoCode)) || defaultCatalogId,
    lang,
    country: country ? { geonameId: country.geonameId, isoCode: country.isoCode, name: country.name } : null,
  };
}

let tableOfAddresses: ((address: string) => string | undefined) | null = null;

/** The ISO code of the country of an address, if it is known; the table is read when it is first asked. */
export function countryOfAddress(address: string): string | undefined {
  tableOfAddresses ??= openAddressTable();
  return tableOfAddresses(address);
}

interface NewUser {
  /** ISO code, as the user told it; without one the address decides. */
  readonly country?: string;
  readonly address: string;
  /** As the user chose it; without one the country decides. */
  readonly language?: LanguageCode;
}

/** Catalogue and language that a new account begins with. */
export function defaultValuesFor({
  country,
  address,
  language,
}: NewUser): Pick<DefaultValues, 'catalogId' | 'lang'> {
  const { catalogId, lang } = defaultValuesOf(country ?? countryOfAddress(address));
  const chosen = language ?? lang;
  return { catalogId, lang: markets[catalogId].readsInstead[chosen] ?? chosen };
}
