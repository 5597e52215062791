import type { CatalogId } from '../../src/catalogue/catalog';
import { variationCode } from '../../src/catalogue/variation';
import type { Variation } from '../../src/catalogue/row/variation';
import { toMinorUnits } from '../../src/price/minor-units';
import { toUnits } from '../to-units';
import { formatMoney } from '../../src/price/format-money';
import { money, type Currency } from '../../src/price/money';
import { priceArticle, type PriceInput } from '../price-article';
import type { PriceResult } from '../../src/price/price-article';
import { netOfSublevel } from '../../src/price/sublevel-discount';
import type { GoldenAdapter } from './golden-catalogue';

type PriceCase = {
  readonly salePrice: number | null;
  readonly catalogId: CatalogId;
  readonly rateId: number;
  readonly modifiers?: PriceInput['modifiers'] | null;
  readonly pendantHeight?: {
    readonly meters: number | null;
    readonly variation: NonNullable<PriceInput['pendantHeight']>['variation'] | null;
  } | null;
};

function priceOf(given: PriceCase): PriceResult | null {
  if (given.salePrice === null || given.salePrice === undefined) return null;
  const metres = given.pendantHeight?.meters;
  const variation = given.pendantHeight?.variation;
  return priceArticle({
    salePrice: given.salePrice,
    currency: given.catalogId === 21 ? 'USD' : 'EUR',
    catalogId: given.catalogId,
    rateId: given.rateId,
    modifiers: given.modifiers ?? [],
    pendantHeight: variation && metres !== null && metres !== undefined ? { metres, variation } : null,
  });
}

/** A sale price with increments. */
export const price: GoldenAdapter = (input) => {
  const found = priceOf(input as PriceCase);
  return (
    found && {
      price: toUnits(found.price.amount),
      unrounded: Number(found.unrounded),
      fixed: Number(found.fixed),
      percent: Number(found.percent),
    }
  );
};

type CataloguePriceCase = PriceCase & {
  readonly model: string;
  readonly selection: Readonly<Record<string, string | null>>;
  readonly pendantHeightM: number | null;
};

/** A sale price with the increments of the catalogue's own variations. */
export const catalogPrice: GoldenAdapter = (input, catalogue) => {
  const given = input as CataloguePriceCase;
  const all = catalogue.variations(given.model, given.catalogId);
  const modifiers = Object.entries(given.selection).flatMap(([type, code]): Variation[] => {
    if (code === null || code === undefined) return [];
    // A value without a variation adds nothing.
    return all.filter((each) => each.type === type && variationCode(each) === code).slice(0, 1);
  });
  const height = all.find((each) => each.type === 'pendantHeight');
  const range = typeof height?.value === 'object' ? height.value : null;
  const variation = height && range ? { ...height, value: range } : null;
  const found = priceOf({
    ...given,
    modifiers,
    pendantHeight: { meters: given.pendantHeightM ?? null, variation },
  });
  return (
    found && {
      price: toUnits(found.price.amount),
      fixed: Number(found.fixed),
      percent: Number(found.percent),
    }
  );
};

/** The unit net price of a sublevel's discount. */
export const sublevelDiscount: GoldenAdapter = (input) => {
  const given = input as {
    unitGross: number;
    sublevel: string | null;
    percent: Record<string, number> | null;
  };
  const gross = money(toMinorUnits(given.unitGross), 'EUR');
  return toUnits(netOfSublevel(gross, given.sublevel, given.percent).amount);
};

/** An amount as it is shown. */
export const currency: GoldenAdapter = (input) => {
  const given = input as { value: number; currency: Currency };
  return formatMoney(money(toMinorUnits(given.value), given.currency));
};
