import type { Currency } from '../price/money';

/** 16 is the international catalogue, 21 that of the USA. */
export const catalogIds = [16, 21] as const;
export type CatalogId = (typeof catalogIds)[number];
export const defaultCatalogId: CatalogId = 16;

/** Region of a driver table. */
export type Region = 'row' | 'usa';

/** What a market decides: everything that differs between the two catalogues stands in this record. */
export interface Market {
  readonly catalogId: CatalogId;
  readonly region: Region;
  readonly currency: Currency;
  readonly defaultRateId: number;
  readonly units: 'metric' | 'imperial';
}

/** The markets by catalogue. */
export const markets: Readonly<Record<CatalogId, Market>> = {
  16: { catalogId: 16, region: 'row', currency: 'EUR', defaultRateId: 10, units: 'metric' },
  21: { catalogId: 21, region: 'usa', currency: 'USD', defaultRateId: 12, units: 'imperial' },
};

/** Tells whether a value is one of the two catalogue numbers (a catalogue of a query is accepted only then). */
export function isCatalogId(value: unknown): value is CatalogId {
  return value === 16 || value === 21;
}
