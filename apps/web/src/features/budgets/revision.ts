import { quoteDetails, type Budget, type QuoteDetails, type RevisionDraft } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import type { QuotableLine, Quote } from './quote';

/** A line of the next revision. */
export interface RevisionLine extends QuotableLine {
  /** What the quote says; null of a line that it did not know, or that has no price in it. */
  readonly quoted: Money | null;
  /** What the project says today, where that is another price; null where it is the same or gone. */
  readonly today: Money | null;
}

const detailNames = Object.keys(quoteDetails.shape) as (keyof QuoteDetails)[];

/** What the next revision starts from: all but its days as in the one before. */
export function quoteOfRevision(budget: Budget, validUntil: string): Partial<Quote> {
  const said = Object.fromEntries(detailNames.map((name) => [name, budget[name]]));
  const {
    taxKind,
    discount = 0,
    surcharge = 0,
    iva = 0,
    ...details
  } = said as Pick<Budget, keyof QuoteDetails>;
  const { language, withPrices } = budget;
  return {
    ...details,
    ...{ language, withPrices, discount, surcharge, iva, validUntil },
    ...(taxKind !== null && { taxKind }),
  };
}

/** The lines in the order of the quote, what was taken out and what the project has besides behind them. */
export function linesOfRevision(
  { budget, today, notInIt }: RevisionDraft,
  { lineEdits }: Pick<Quote, 'lineEdits'>,
): readonly RevisionLine[] {
  const lineOf = (line: Budget['products'][number], rest: Partial<QuotableLine>): RevisionLine[] => {
    const { _id, unitPvp, unitCost, ...product } = line;
    if (_id === undefined) return [];
    const now = today[_id];
    const isTaken = lineEdits[_id]?.fromProject === true;
    const quoted = unitPvp ?? null;
    return [
      {
        ...{ ...product, ...rest, _id, quoted },
        unitGross: quoted ?? now?.unitGross ?? null,
        unitCost,
        ...(now && isTaken && { unitGross: now.unitGross, unitCost: now.unitCost }),
        ...(now && isTaken && { referenceCode: now.referenceCode, name: now.name }),
        today: now && quoted && now.unitGross.amount !== quoted.amount ? now.unitGross : null,
      },
    ];
  };
  return [
    ...budget.products.flatMap((line) => lineOf(line, {})),
    ...(budget.takenOut ?? []).flatMap((line) => lineOf(line, { isOut: true })),
    ...notInIt.flatMap((line) => lineOf(line, { isOut: true, isNew: true })),
  ];
}
