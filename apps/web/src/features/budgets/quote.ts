import type { BudgetDraft, NewBudget } from '@lucerna/contract';
import { budgetTotals } from '@lucerna/engine';
import type { BudgetTotals } from '@lucerna/engine';
import type { SaleChange, SeenLine } from '../../shared/sale';

/** What the user fills in; percents are numbers from 0 to 100. */
export type Quote = Required<Pick<NewBudget, 'clientName' | 'comments' | 'validUntil' | 'language'>> &
  Pick<NewBudget, 'discount' | 'surcharge' | 'iva' | 'withPrices'> & {
    /** Discounts of single lines by the line's id; a missing one is 0. */
    readonly lineDiscounts: Readonly<Record<string, number>>;
  };

type Lines = BudgetDraft['lines'];

/** The totals as the server will compute them, for the screen; null where they cannot be computed. */
export function totalsOf(draft: Pick<BudgetDraft, 'currency' | 'lines'>, quote: Quote): BudgetTotals | null {
  const { currency, lines } = draft;
  const { discount, surcharge, iva, lineDiscounts } = quote;
  const priced = lines.flatMap(({ _id, quantity, unitGross }) =>
    unitGross ? [{ quantity, unitGross, discount: lineDiscounts[_id] ?? 0 }] : [],
  );
  // The server leaves out what has no price; one that came nevertheless is no gift.
  if (priced.length < lines.length) return null;
  const result = budgetTotals({
    currency,
    lines: priced,
    discount,
    surcharge,
    iva,
  });
  return result.ok ? result.value : null;
}

/** The lines as they are compared with a later state; no price changes a budget that is made without. */
export function seenLines(lines: Lines, { withPrices }: Pick<Quote, 'withPrices'>): readonly SeenLine[] {
  return lines.map(({ _id: id, referenceCode: reference, quantity, unitGross }) => ({
    ...{ id, reference, quantity },
    unit: (withPrices && unitGross) || null,
  }));
}

/** The lines that are quoted at another price than the project says. */
export function changesOf(lines: Lines, { withPrices }: Pick<Quote, 'withPrices'>): readonly SaleChange[] {
  if (!withPrices) return [];
  return lines.flatMap((line) => {
    const [after] = seenLines([line], { withPrices });
    const unit = line.unitGrossBefore;
    return after && unit ? [{ id: after.id, before: { ...after, unit }, after }] : [];
  });
}

/** The body of the call. Product and price are in it as they were seen, so that no other price is printed; the server computes every amount. */
export function budgetOf(projectId: string, lines: Lines, quote: Quote, onlySave: boolean): NewBudget {
  const { lineDiscounts, ...fields } = quote;
  return {
    projectId,
    ...fields,
    onlySave,
    products: lines.map(({ _id, referenceCode, unitGross }) => ({
      ...{ _id, referenceCode },
      discount: lineDiscounts[_id] ?? 0,
      ...(unitGross && { unitGross }),
    })),
  };
}
