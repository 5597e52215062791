import { budgetTotals } from '../budget/budget-totals';
import type { Money } from '../price/money';
import type { Result } from '../problem';
import type { OrderTotals } from './order-totals';

/** What an order takes over of a quote beside the prices of its lines; percents as reading 11 has them. */
export interface QuoteTerms {
  readonly discount: number;
  readonly surcharge: number;
  /** What is no product, at net prices that the discount leaves out. */
  readonly freeLines: readonly { readonly quantity: number; readonly unitPrice?: Money | null | undefined }[];
}

/** What an order at the prices of a quote comes to, without tax. */
export interface QuotedTotals extends OrderTotals {
  readonly discountValue: Money;
  readonly surchargeValue: Money;
}

/**
 * Takes discount and surcharge of a quote from an order at its prices, rounded as the quote is (reading 10), so that an order of all of it
 * comes to the sum of the quote without tax. `lines` have the net price of the quote. Errors as of `budgetTotals`.
 */
export function quotedTotals(
  { gross, quantity }: OrderTotals,
  lines: readonly { readonly quantity: number; readonly unitNet: Money }[],
  { discount, surcharge, freeLines }: QuoteTerms,
): Result<QuotedTotals> {
  const { currency } = gross;
  const free = freeLines.flatMap((line) =>
    line.unitPrice ? [{ quantity: line.quantity, unitGross: line.unitPrice, isNet: true }] : [],
  );
  const sold = lines.map(({ quantity: pieces, unitNet }) => ({ quantity: pieces, unitGross: unitNet }));
  const totals = budgetTotals({ currency, lines: [...sold, ...free], discount, surcharge });
  if (!totals.ok) return totals;
  const { discountValue, surchargeValue, netTotal: net } = totals.value;
  const beside = free.reduce((sum, line) => sum + line.quantity * line.unitGross.amount, 0);
  return {
    ok: true,
    value: {
      ...{ quantity, net, discountValue, surchargeValue },
      gross: { amount: gross.amount + beside, currency },
    },
  };
}
