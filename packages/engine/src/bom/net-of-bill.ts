import { sumOfMoney, type Money } from '../price/money';
import { netOfSublevel } from '../price/sublevel-discount';
import { priceOfPieces } from '../price/unit-prices';
import type { BillOfMaterials } from './bill-of-materials';
import { orderCode } from './composition';

/** What a client pays for one line of a product. */
export interface NetLine {
  readonly code: string;
  readonly quantity: number;
  readonly unitNet: Money;
  readonly totalNet: Money;
}

/** What a client pays for a product. The lines add up to `unitNet`. */
export interface NetPrice {
  readonly unitNet: Money;
  readonly totalNet: Money;
  readonly lines: readonly NetLine[];
}

/**
 * The net price of a product under a client's discounts by sublevel (PRI-03): each article at the discount of its own
 * (reading 9), parts by list without. Null when the product has no price.
 */
export function netOfBill(
  bill: BillOfMaterials,
  percent: Readonly<Record<string, number>> | null,
): NetPrice | null {
  if (bill.prices === null) return null;
  const { currency } = bill.prices.unitGross;
  const all = bill.compositions.flatMap((each) => [...each.articles, ...each.accessories, ...each.drivers]);
  const lines = all.flatMap((line): NetLine[] => {
    if (line.prices === null) return [];
    const sublevel = 'sublevel' in line ? line.sublevel : null;
    const unitNet = netOfSublevel(line.prices.unitGross, sublevel, percent);
    const totalNet = priceOfPieces(unitNet, line.quantity);
    return [{ code: orderCode(line), quantity: line.quantity, unitNet, totalNet }];
  });
  const unitNet = sumOfMoney(
    lines.map((line) => line.totalNet),
    currency,
  );
  return { unitNet, totalNet: priceOfPieces(unitNet, bill.quantity), lines };
}
