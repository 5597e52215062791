import type { ModelSheet, Variation } from '@lucerna/engine';

const withoutIncrements = (variation: Variation): Variation => ({
  ...variation,
  priceIncrement: 0,
  priceIncrementDollars: 0,
  priceIncrementPercent: 0,
});

/** The sheet for a viewer without price.view: no sale price and no increment is left in it. */
export function withoutPrices(sheet: ModelSheet): ModelSheet {
  return { ...sheet, variations: sheet.variations.map(withoutIncrements), prices: [], pricesHidden: true };
}

/** The sheet with the sale prices of one rate only: what another client pays is not the viewer's business. */
export function withPricesOfRate(sheet: ModelSheet, rateId: number): ModelSheet {
  return { ...sheet, prices: sheet.prices.filter((row) => row.rateId === rateId) };
}
