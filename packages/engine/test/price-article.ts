import Big from 'big.js';
import type { CatalogId } from '../src/catalogue/catalog';
import type { PriceModifier } from '../src/price/increment';
import type { Currency } from '../src/price/money';
import { priceOfParts, salePriceOf, type PriceResult } from '../src/price/price-article';
import { heightPart, heightRate, modifierPart, type PricedHeight } from '../src/price/price-part';

/** What the price of one article is reckoned from. */
export interface PriceInput {
  /** Units of the currency. */
  readonly salePrice: number | string;
  readonly currency: Currency;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly modifiers: readonly (PriceModifier & { readonly source?: string })[];
  readonly pendantHeight?: PricedHeight | null;
  /** The data row of the sale price. */
  readonly source?: string;
}

/** The price of one article and how it came about (PRI-01, 02, 05; readings 1 to 8); null where that is no price. */
export function priceArticle(input: PriceInput): PriceResult | null {
  const { catalogId, rateId, currency, modifiers, pendantHeight } = input;
  const parts = [
    ...modifiers.map((modifier) => modifierPart(modifier, catalogId, rateId)),
    pendantHeight
      ? heightPart(
          new Big(pendantHeight.metres).times(100),
          heightRate(pendantHeight.variation, catalogId, rateId),
        )
      : null,
  ].filter((part) => part !== null);
  const source = input.source ?? 'sale price';
  return priceOfParts(salePriceOf(input.salePrice, { currency, catalogId, rateId, source }), parts);
}
