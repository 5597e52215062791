import type { TaxKindName } from '../budget/tax-kind';
import type { LanguageCode } from '../language';
import type { Currency } from '../price/money';
import type { CatalogId } from './catalog';

/** Region of a driver table. */
export type Region = 'row' | 'usa';

/** What a market decides: everything that differs between the catalogues stands in this record. */
export interface Market {
  readonly catalogId: CatalogId;
  readonly region: Region;
  readonly currency: Currency;
  readonly defaultRateId: number;
  readonly units: 'metric' | 'imperial';
  /** The room that a drawing begins in: metres that are whole or half figures of its units. */
  readonly drawnRoom: { readonly width: number; readonly depth: number; readonly height: number };
  /** What a room that is composed in has at first otherwise than the usual one (spec C9): metres that are whole figures of its units. */
  readonly composedRoom: {
    readonly width?: number;
    readonly depth?: number;
    readonly height?: number;
    readonly extraCeiling?: number;
  };
  /** Metres of which the height of a new drawing is a multiple: one that its people would choose. */
  readonly drawnHeightStep: number;
  readonly paper: 'a4' | 'us-letter';
  /** What parts the cells of its CSV: the semicolon where the comma is decimal. */
  readonly csvSeparator: ',' | ';';
  /** What its people read where nothing else is known of them. */
  readonly language: LanguageCode;
  /** What somebody of it reads who chose a language, where that is another one. */
  readonly readsInstead: Readonly<Partial<Record<LanguageCode, LanguageCode>>>;
  /** ISO codes of the countries that buy from it; all others buy from the usual one. */
  readonly countries: readonly string[];
  /** Rates that take the fixed increments in dollars; all others take `priceIncrement` (reading 3). */
  readonly dollarIncrementRates: readonly number[];
  /** Rates at which a metre above the standard height adds percent; at all others the fixed increment (reading 6). */
  readonly percentHeightRates: readonly number[];
  /** The most that the percentages of a price add together, pendant height included; null for any sum (reading 2). */
  readonly percentCap: number | null;
  /** Prices are rounded up to a multiple of so many units of the currency (reading 4). */
  readonly roundUpTo: 1 | 2 | 5 | 10;
  /** What a reference has after the model, and at the end of its complete form (reading 16). */
  readonly reference: { readonly afterModel: string; readonly end: string };
  /** The technical data that tell its certificates. */
  readonly certificates: 'certificates' | 'certificatesUsa';
  /** How its people read a light distribution: as EN 13032 has it, or as LM-63 does. */
  readonly lightDiagrams: 'cie' | 'ies';
  /** The light file that its programs read. */
  readonly lightFile: 'ldt' | 'ies';
  /** Its quotes can be final: with a purchaser, a place and a number that is given beforehand (BUD-04). */
  readonly hasFinalQuotes: boolean;
  /** How its sales are taxed, the usual way first. */
  readonly taxKinds: readonly [TaxKindName, ...TaxKindName[]];
  /** The role of its specifiers (P6). */
  readonly specifierRole: 'specifier' | 'specifier_usa';
  /** The role of the maker's own salespeople (P6). */
  readonly salesRole: 'sales' | 'sales_usa';
  /** How its people ask for a budget (BUD-01, BUD-02). */
  readonly budgetRequest: 'budget' | 'budgetUsa';
  /** Its projects are registered, so that commission is shared (BYN-18). */
  readonly registersProjects: boolean;
  /** Its light sources carry the energy label of EU 2019/2015 (BYN-03). */
  readonly hasEnergyLabel: boolean;
}

/** The markets by catalogue. */
export const markets: Readonly<Record<CatalogId, Market>> = {
  16: {
    catalogId: 16,
    region: 'row',
    currency: 'EUR',
    defaultRateId: 10,
    units: 'metric',
    drawnRoom: { width: 6, depth: 4.5, height: 3 },
    composedRoom: {},
    drawnHeightStep: 0.1,
    paper: 'a4',
    csvSeparator: ';',
    language: 'en',
    readsInstead: {},
    countries: [],
    dollarIncrementRates: [],
    percentHeightRates: [10, 12],
    percentCap: null,
    roundUpTo: 5,
    reference: { afterModel: '', end: '' },
    certificates: 'certificates',
    lightDiagrams: 'cie',
    lightFile: 'ldt',
    hasFinalQuotes: false,
    taxKinds: ['vat', 'reverseCharge', 'export'],
    specifierRole: 'specifier',
    salesRole: 'sales',
    budgetRequest: 'budget',
    registersProjects: false,
    hasEnergyLabel: true,
  },
  21: {
    catalogId: 21,
    region: 'usa',
    currency: 'USD',
    defaultRateId: 12,
    units: 'imperial',
    // 20, 15 and 10 feet.
    drawnRoom: { width: 6.096, depth: 4.572, height: 3.048 },
    // 10, 10 and 13 feet under 6 inches.
    composedRoom: { width: 3.048, depth: 3.048, height: 3.9624, extraCeiling: 0.1524 },
    // A foot.
    drawnHeightStep: 0.3048,
    paper: 'us-letter',
    csvSeparator: ',',
    language: 'us',
    readsInstead: { en: 'us' },
    countries: ['US', 'PR', 'VI', 'GU', 'AS', 'MP', 'UM'],
    dollarIncrementRates: [12],
    percentHeightRates: [10, 12],
    percentCap: 20,
    roundUpTo: 5,
    reference: { afterModel: '-', end: '-2US' },
    certificates: 'certificatesUsa',
    lightDiagrams: 'ies',
    lightFile: 'ies',
    hasFinalQuotes: true,
    taxKinds: ['salesTax', 'resale', 'export'],
    specifierRole: 'specifier_usa',
    salesRole: 'sales_usa',
    budgetRequest: 'budgetUsa',
    registersProjects: true,
    hasEnergyLabel: false,
  },
};
