import type { BudgetDraft, NewBudget, NewBudgetRevision, QuoteDetails } from '@lucerna/contract';
import { budgetTotals, quoteDays, sumOfMoney } from '@lucerna/engine';
import type { BudgetTotals, Currency, Money } from '@lucerna/engine';
import { dayFrom } from '../../shared/form/day';
import type { IdentifiedProduct } from '../../shared/product';
import type { PlacedLine, SaleChange, SeenLine } from '../../shared/sale';

/** What is changed of a line; absent what is as it was. */
export interface LineEdit {
  readonly discount?: number;
  readonly quantity?: number;
  /** Not in the quote. */
  readonly isOut?: boolean;
  /** Of a revision: taken as the project has it today. */
  readonly fromProject?: boolean;
}

/** What the user fills in; percents are numbers from 0 to 100. */
export interface Quote
  extends QuoteDetails, Required<Pick<NewBudget, 'validUntil' | 'language'>>, Pick<NewBudget, 'withPrices'> {
  /** By the line's id. */
  readonly lineEdits: Readonly<Record<string, LineEdit>>;
}

/** The text that says why a quote cannot be valid until a day; null where it can. */
export function validityTrouble(validUntil: string): string | null {
  if (validUntil < dayFrom(0)) return 'budgets.validityTooEarly';
  return validUntil > dayFrom(quoteDays.longest) ? 'budgets.validityTooLate' : null;
}

type Lines = BudgetDraft['lines'];

/** A line that can be edited, with its price and what it costs who sells it. */
export interface QuotableLine extends IdentifiedProduct, PlacedLine {
  readonly _id: string;
  readonly quantity: number;
  readonly section?: string;
  readonly unitGross?: Money | null | undefined;
  readonly unitCost?: Money | undefined;
  /** In no sum until it is put in. */
  readonly isOut?: boolean;
  /** A line of the project that the quote did not know. */
  readonly isNew?: boolean;
  readonly discount?: number | undefined;
}

/** A line as it is edited. */
export type EditedLine<Line extends QuotableLine> = Line & {
  readonly discount: number;
  readonly isOut: boolean;
};

/** The lines with what was changed of each. */
export function editedLines<Line extends QuotableLine>(
  lines: readonly Line[],
  { lineEdits }: Pick<Quote, 'lineEdits'>,
): readonly EditedLine<Line>[] {
  return lines.map((line) => {
    const {
      discount = line.discount ?? 0,
      quantity = line.quantity,
      isOut = line.isOut ?? false,
    } = lineEdits[line._id] ?? {};
    return { ...line, discount, quantity, isOut };
  });
}

interface Quoted {
  readonly currency: Currency;
  readonly lines: readonly QuotableLine[];
  readonly freeLines: BudgetDraft['freeLines'];
}

/** The totals as the server will compute them, for the screen, one of each line that is in; null where they cannot be computed. */
export function totalsOf({ currency, lines, freeLines }: Quoted, quote: Quote): BudgetTotals | null {
  const { discount, surcharge, iva } = quote;
  const counted = editedLines(lines, quote).filter(({ isOut }) => !isOut);
  const priced = counted.flatMap(({ quantity, unitGross, discount: own }) =>
    unitGross ? [{ quantity, unitGross, discount: own }] : [],
  );
  // The server leaves out what has no price; one that came nevertheless is no gift.
  if (priced.length < counted.length) return null;
  const result = budgetTotals({
    currency,
    // Free lines behind the products, so that those keep their places.
    lines: [
      ...priced,
      ...freeLines.flatMap(({ quantity, unitPrice }) =>
        unitPrice ? [{ quantity, unitGross: unitPrice, isNet: true }] : [],
      ),
    ],
    discount,
    surcharge,
    iva,
  });
  return result.ok ? result.value : null;
}

/** What all of it costs who sells it; null where that of a line is not known. */
export function costOf(lines: readonly EditedLine<QuotableLine>[], currency: Currency): Money | null {
  const counted = lines.filter(({ isOut }) => !isOut);
  const costs = counted.flatMap(({ unitCost, quantity }) =>
    unitCost ? [{ ...unitCost, amount: unitCost.amount * quantity }] : [],
  );
  return counted.length > 0 && costs.length === counted.length ? sumOfMoney(costs, currency) : null;
}

/** The lines as they are compared with a later state; no price changes a budget that is made without. */
export function seenLines(lines: Lines, { withPrices }: Pick<Quote, 'withPrices'>): readonly SeenLine[] {
  return lines.map(({ _id: id, name, referenceCode: reference, quantity, unitGross }) => ({
    ...{ id, name, reference, quantity },
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
  const { lineEdits, ...fields } = quote;
  return {
    projectId,
    ...fields,
    onlySave,
    products: editedLines(lines, quote)
      .filter(({ isOut }) => !isOut)
      .map(({ _id, referenceCode, discount, quantity, unitGross }) => ({
        ...{ _id, referenceCode, discount },
        ...(lineEdits[_id]?.quantity !== undefined && { quantity }),
        ...(unitGross && { unitGross }),
      })),
  };
}

/** The body of the next revision; a line that is taken from the project names what was seen of it. */
export function revisionOf(lines: readonly QuotableLine[], quote: Quote): NewBudgetRevision {
  const { lineEdits, language: _language, withPrices: _with, ...fields } = quote;
  return {
    ...fields,
    products: editedLines(lines, quote)
      // What was never in it stays unknown to it.
      .filter(({ isOut, isNew }) => !isOut || !isNew)
      .map(({ _id, quantity, discount, isOut, isNew = false, referenceCode, unitGross }) => {
        const fromProject = lineEdits[_id]?.fromProject ?? isNew;
        return {
          ...{ _id, quantity, discount, isOut, fromProject },
          ...(fromProject && { referenceCode, ...(unitGross && { unitGross }) }),
        };
      }),
  };
}
