import { priceArticle } from '../price/price-article';
import type { PriceResult } from '../price/price-article';
import { variationCode } from '../catalogue/variation';
import type { Variation } from '../catalogue/variation';
import type { PreparedModel } from './prepare-model';

function sourceOf(model: PreparedModel, variation: Variation): string {
  const code = variationCode(variation);
  const file = `variations ${model.sheet.model.model}_${model.sheet.catalogId}`;
  return `${file} ${variation.type}${code === '' ? '' : ` ${code}`}`;
}

/**
 * The price of a configuration at a rate, or null when there is none or it is hidden. Reading 27: a colour without a
 * price of its own costs the base colour's price and the colour's increment.
 */
export function priceConfiguration(
  model: PreparedModel,
  variations: readonly Variation[],
  heightCm: number | null,
  rateId: number,
): PriceResult | null {
  const row = model.prices.get(rateId);
  if (!row) return null;
  const height = model.height?.variation;
  return priceArticle({
    salePrice: row.salePrice,
    currency: row.currency,
    catalogId: model.sheet.catalogId,
    rateId,
    source: `prices ${row.reference} ${row.catalogId}/${row.rateId}`,
    modifiers: variations.map((variation) => ({ ...variation, source: sourceOf(model, variation) })),
    pendantHeight:
      height && heightCm !== null && model.height
        ? {
            metres: heightCm / 100,
            variation: { ...height, value: model.height, source: sourceOf(model, height) },
          }
        : null,
  });
}
