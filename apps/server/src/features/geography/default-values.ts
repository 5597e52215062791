import type { DefaultValues } from '@lucerna/contract';
import { defaultCatalogId, defaultLanguage } from '@lucerna/engine';
import type { LanguageCode } from '@lucerna/engine';
import { Reader } from 'mmdb-lib';
import type { CountryResponse } from 'mmdb-lib';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { countryNamed } from './countries';

const files = createRequire(import.meta.url);

/** Countries where a language of ours is the usual one; elsewhere English. */
const languages: readonly (readonly [LanguageCode, string])[] = [
  ['es', 'ES AR BO CL CO CR CU DO EC GQ GT HN MX NI PA PE PY SV UY VE'],
  ['de', 'DE AT CH LI'],
  ['it', 'IT SM VA'],
  ['fr', 'FR BE LU MC GP GF MQ RE PF NC'],
  ['us', 'US PR VI GU AS MP UM'],
];
const languageByCountry = new Map(
  languages.flatMap(([language, codes]) => codes.split(' ').map((code) => [code, language] as const)),
);

interface AddressRow {
  readonly country_code?: string;
}

/** Reads the table of networks once; answers the ISO code of the country of an address, if it is known. */
export function openAddressTable(): (address: string) => string | undefined {
  const file = files.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb');
  const table = new Reader<CountryResponse>(readFileSync(file));
  return (address) => (table.get(address) as AddressRow | null)?.country_code;
}

/** What follows from an address (REF-04): catalogue 21 in the USA, else 16; 16 and English where nothing is known. */
export function defaultValuesOf(isoCode: string | undefined): DefaultValues {
  const lang = (isoCode && languageByCountry.get(isoCode)) || defaultLanguage;
  const country = isoCode ? countryNamed(isoCode, lang) : undefined;
  return {
    catalogId: lang === 'us' ? 21 : defaultCatalogId,
    lang,
    country: country ? { geonameId: country.geonameId, isoCode: country.isoCode, name: country.name } : null,
  };
}
