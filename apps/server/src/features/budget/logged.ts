import type { ChangeSide } from '@lucerna/contract';
import type { QuoteState } from '@lucerna/engine';
import { and, eq } from 'drizzle-orm';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { budget } from '../../database/tables/budget';
import { typed, type Queryable } from '../../database/typed';
import { linesOf, type StoredLine } from './lines';
import type { StoredBudget } from './store';

type LoggedBudget = Pick<
  StoredBudget,
  | 'revision'
  | 'clientName'
  | 'validUntil'
  | 'withPrices'
  | 'currency'
  | 'discount'
  | 'surcharge'
  | 'iva'
  | 'subTotal'
  | 'netTotal'
>;

interface Revision {
  readonly budget: LoggedBudget;
  readonly lines: readonly Omit<StoredLine, 'position'>[];
}

const inSum = ({ lines }: Revision) => lines.filter(({ isOut }) => !isOut);

/** What a revision offers: the prices of the lines that are others on the other side, and the sums. */
function offerSide(state: QuoteState, revision: Revision, other: Revision | null): ChangeSide {
  const { budget: of } = revision;
  const counted = inSum(revision);
  const { revision: number, clientName, validUntil } = of;
  const facts = { state, revision: number, clientName, validUntil, lines: counted.length };
  if (!of.withPrices) return changeSide(facts);
  const { currency } = of;
  const others = new Map(other?.lines.map(({ lineId, unitGross }) => [lineId, unitGross]));
  const prices = counted.flatMap(({ lineId, unitGross, product }) => {
    const known = others.get(lineId) ?? null;
    if (unitGross === null || known === null || known === unitGross) return [];
    return [
      {
        ...{ name: 'unitPrice' as const, of: product.referenceCode, line: lineId },
        value: { amount: unitGross, currency },
      },
    ];
  });
  const sums = {
    subTotal: { amount: of.subTotal, currency },
    total: { amount: of.netTotal, currency },
  };
  return changeSide(facts, sums, prices);
}

/** The discounts of a revision: of the whole, and of the lines that have another one on the other side. */
function discountSide(revision: Revision, other: Revision | null): ChangeSide {
  const { discount, surcharge, withPrices } = revision.budget;
  if (!withPrices) return changeSide({});
  const others = new Map(
    other?.budget.withPrices ? inSum(other).map(({ lineId, discount: percent }) => [lineId, percent]) : [],
  );
  const prices = inSum(revision).flatMap(({ lineId: line, discount: value, product }) =>
    value && value !== others.get(line)
      ? [{ name: 'lineDiscount' as const, of: product.referenceCode, line, value }]
      : [],
  );
  return changeSide({}, { discount: discount || null, surcharge: surcharge || null }, prices);
}

/** The revision before one of a quote; null of the first. */
async function revisionBefore(tx: Queryable, quoteId: string, revision: number) {
  if (revision === 1) return null;
  const [found] = await typed(tx)
    .select()
    .from(budget)
    .where(and(eq(budget.quoteId, quoteId), eq(budget.revision, revision - 1)));
  return found ? { budget: found, lines: await linesOf(tx, found.id) } : null;
}

/** Logs a revision that was made, and its discounts where they are others than before. */
export async function logRevision(
  tx: Queryable,
  actor: string,
  { number, quoteId }: { readonly number: string; readonly quoteId: string },
  made: Revision & { readonly budget: Pick<StoredBudget, 'id' | 'projectId'> },
): Promise<void> {
  const { id, projectId, revision } = made.budget;
  const before = await revisionBefore(tx, quoteId, revision);
  const about = { actor, subject: projectId, payload: { budget: id, number, revision } };
  await recordEvent(tx, 'budgetMade', {
    ...about,
    change: {
      area: 'quotes',
      label: number,
      before: before && offerSide(before.budget.state, before, made),
      after: offerSide('draft', made, before),
    },
  });
  const discounts = [before && discountSide(before, made), discountSide(made, before)] as const;
  const [was, is] = discounts.map((side) => JSON.stringify(side?.prices ?? []));
  if (was === is) return;
  await recordEvent(tx, 'discountsChanged', {
    ...about,
    change: { area: 'discounts', label: number, before: discounts[0], after: discounts[1] },
  });
}
