import type { CatalogId } from '../catalogue/catalog';
import { markets } from '../catalogue/market';
import { priceOfParts, salePriceOf, type PriceResult } from './price-article';

/** A row of the feed that carries its prices itself, one column for each currency and rate: `EUR10`, `USD12`. */
export type ListPriced = Readonly<Record<string, unknown>>;

/**
 * The price of a part that is sold by list: a canopy kit, a junction box, a driver. It has no increments. Null when the
 * row has no column for the catalogue's currency and the rate, or no amount above 0 in it: no price is blocked, never 0.
 * `code` is the part's code and `file` the data file, for the trace.
 */
export function listPrice(
  row: ListPriced,
  code: string,
  file: string,
  at: { readonly catalogId: CatalogId; readonly rateId: number },
): PriceResult | null {
  const { currency } = markets[at.catalogId];
  const column = `${currency}${at.rateId}`;
  const amount = Object.hasOwn(row, column) ? row[column] : null;
  if (typeof amount !== 'number' || !Number.isFinite(amount) || amount <= 0) return null;
  const source = `${file} ${code} ${column}`;
  return priceOfParts(salePriceOf(amount, { currency, ...at, source }), []);
}
