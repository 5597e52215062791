import type { Budget, QuoteComparison } from '@lucerna/contract';
import { compareRevisions, type ComparedLine, type ComparedRevision } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, no, notFound, type Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { linesOf } from './lines';
import { maySeeBudgets } from './policy';
import { presentBudget, presentBudgetRow } from './present';
import { findBudget, type StoredBudget } from './store';

type Line = ComparedLine & { readonly line: Budget['products'][number] };

/** Compares two revisions of one quote, the earlier one first however they are named. */
export async function compareBudgets(
  ctx: AppContext,
  viewer: Viewer,
  one: string,
  other: string,
): Promise<Answer<QuoteComparison>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const [first, second] = [
    await findBudget(ctx.pool, viewer, one),
    await findBudget(ctx.pool, viewer, other),
  ];
  if (!first || !second || first.quoteId !== second.quoteId) return notFound();
  const [before, after] = first.revision <= second.revision ? [first, second] : [second, first];
  const { lines, sums } = compareRevisions(
    await comparedOf(ctx, before),
    await comparedOf(ctx, after),
    after.currency,
  );
  const today = ctx.today();
  return answer({
    before: presentBudgetRow(before, today),
    after: presentBudgetRow(after, today),
    currency: after.currency,
    lines: lines.map((each) => ({
      ...each,
      before: each.before?.line ?? null,
      after: each.after?.line ?? null,
      changed: [...each.changed],
    })),
    sums,
  });
}

async function comparedOf(ctx: AppContext, stored: StoredBudget): Promise<ComparedRevision<Line>> {
  const lines = await linesOf(ctx.pool, stored.id);
  const view = { today: ctx.today(), ahead: null, seesCost: false, mayQuote: false };
  const { products, ...sums } = presentBudget(stored, lines, view);
  const { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet } = sums;
  return {
    lines: products.map((line) => ({
      key: line._id ?? '',
      quantity: line.quantity,
      // Where the list prices are hidden, what it is sold at.
      unitPrice: line.unitPvp ?? line.netPrice,
      discount: line.discount,
      total: line.totalNet,
      line,
    })),
    sums:
      subTotalNet && discountValue && surchargeValue && ivaValue && totalNet
        ? {
            subTotal: subTotalNet,
            discountValue,
            surchargeValue,
            taxValue: ivaValue,
            total: totalNet,
          }
        : null,
  };
}
