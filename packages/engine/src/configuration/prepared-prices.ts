import type { Article } from '../catalogue/row/article';
import type { ModelSheet } from '../catalogue/sheet';
import type { PriceRow } from '../catalogue/row/price';
import { variationCode } from '../catalogue/variation';
import type { Variation } from '../catalogue/row/variation';
import { priceOfParts, salePriceOf, type PriceResult, type SalePrice } from '../price/price-article';
import { heightPart, heightRate, modifierPart, type HeightRate, type PricePart } from '../price/price-part';
import type { PreparedAttribute } from './prepared-attribute';
import type { PreparedHeight } from './prepared-height';

/** The sale price of a model at one rate, and what each value of each attribute adds to it. */
export interface RatePrices {
  readonly sale: SalePrice;
  /** By attribute and value; null where a value changes nothing. */
  readonly parts: readonly (readonly (PricePart | null)[])[];
  /** What a metre above the standard height adds; null when only the standard can be had. */
  readonly height: HeightRate | null;
}

function sourceOf(sheet: ModelSheet, variation: Variation): string {
  const code = variationCode(variation);
  return `variations ${sheet.model.model}_${sheet.catalogId} ${variation.type}${code === '' ? '' : ` ${code}`}`;
}

function ratePrices(
  sheet: ModelSheet,
  row: PriceRow,
  attributes: readonly PreparedAttribute[],
  height: PreparedHeight | null,
): RatePrices {
  const { rateId, currency, reference } = row;
  const { catalogId } = sheet;
  return {
    sale: salePriceOf(row.salePrice, {
      currency,
      catalogId,
      rateId,
      source: `prices ${reference} ${catalogId}/${rateId}`,
    }),
    parts: attributes.map(({ variations }) =>
      variations.map((each) => modifierPart({ ...each, source: sourceOf(sheet, each) }, catalogId, rateId)),
    ),
    height: height?.variation
      ? heightRate(
          { ...height.variation, value: height, source: sourceOf(sheet, height.variation) },
          catalogId,
          rateId,
        )
      : null,
  };
}

/**
 * The prices of a model by rate. No price means blocked, never 0: a missing row, one of 0 or less and hidden prices
 * give no entry. Reading 27: only the base colour's reference has rows; other colours add their increment.
 */
export function preparePrices(
  sheet: ModelSheet,
  article: Article,
  attributes: readonly PreparedAttribute[],
  height: PreparedHeight | null,
): ReadonlyMap<number, RatePrices> {
  const rows = sheet.prices.filter(
    (row) =>
      !sheet.pricesHidden &&
      row.reference === article.priceReference &&
      row.catalogId === sheet.catalogId &&
      Number.isFinite(row.salePrice) &&
      row.salePrice > 0,
  );
  return new Map(rows.map((row) => [row.rateId, ratePrices(sheet, row, attributes, height)]));
}

/** The price of a configuration: the place of each attribute's value and the height in centimetres; null for none. */
export function priceConfiguration(
  prices: RatePrices,
  values: readonly number[],
  heightCm: number | null,
): PriceResult | null {
  const parts: PricePart[] = [];
  values.forEach((value, at) => {
    const part = prices.parts[at]?.[value];
    if (part) parts.push(part);
  });
  const height = prices.height && heightCm !== null ? heightPart(heightCm, prices.height) : null;
  if (height) parts.push(height);
  return priceOfParts(prices.sale, parts);
}
