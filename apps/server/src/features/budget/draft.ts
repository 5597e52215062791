import type { BudgetDraft } from '@lucerna/contract';
import { dispatchDays, priceLastDay } from '@lucerna/engine';
import type { AppContext } from '../../app-context';
import { answer, no, type Answer } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import type { Viewer } from '../../viewer';
import { calendarOf, projectForSale, saleDay, soldProduct, soldToday } from '../sale';
import type { SaleDay, SaleLine, SaleProject, SoldToday } from '../sale';
import { maySeeBudgets } from './policy';
import { costField } from './quote-line';
import { soldFreeLines } from './sold-free-lines';

type LeftOut = 'productDiscontinued' | 'price-missing' | 'notChosen';

export interface JudgedLine extends Pick<SoldToday, 'unitGross' | 'priceState' | 'delivery' | 'bill'> {
  readonly line: SaleLine;
  /** Why it cannot stand in a budget, or null when it can: no price, not made any more, not chosen (BUD-06, BYN-10). */
  readonly reason: LeftOut | null;
}

/** Judges a line with the catalogue of a day, whose price a budget takes. */
export function judgeLine(
  day: SaleDay,
  project: SaleProject,
  line: SaleLine,
  quantity = line.quantity,
): JudgedLine {
  const { problems, discontinued, ...sold } = soldToday(day, project, line, quantity);
  const { unitGross, priceState, delivery, bill } = sold;
  const reason = project.counted.has(line.id) ? leftOutOf(problems, discontinued) : 'notChosen';
  return { line, unitGross, priceState, delivery, bill, reason };
}

function leftOutOf(problems: SoldToday['problems'], discontinued: boolean): LeftOut | null {
  if (discontinued) return 'productDiscontinued';
  // A quantity below the minimum only warns here; it blocks the order.
  return problems.some(({ code }) => code === 'price-missing') ? 'price-missing' : null;
}

/**
 * The lines of a project as a budget starts from them (BUD-06). Reading: "personalized" is a line that carries a
 * configuration of its own, which every line here does; so what is kept is every line that is made today and has a
 * price, with a quantity above 0. Discounts start at 0, in the browser.
 */
export async function draftBudget(
  ctx: AppContext,
  viewer: Viewer,
  projectId: string,
  withPrices: boolean,
): Promise<Answer<BudgetDraft>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const project = await projectForSale(ctx.pool, viewer, 'budget', projectId);
  if ('problems' in project) return project;
  const day = saleDay(ctx);
  const judged = await mapInSlices(project.lines, (line) => judgeLine(day, project, line));
  const shipped = dispatchDays(day.today, calendarOf(day, project));
  const lines = await mapInSlices(
    judged.filter(({ line, reason }) => reason === null && line.quantity > 0),
    ({ line, unitGross, priceState, delivery, bill }) => ({
      _id: line.id,
      ...soldProduct(project, line),
      quantity: line.quantity,
      isPersonalized: 1 as const,
      isDiscontinued: false,
      leadTimeWeeks: delivery?.leadTimeWeeks ?? null,
      shippingDate: delivery && shipped(delivery),
      ...(withPrices && {
        unitGross,
        priceState,
        ...(unitGross && costField(project, line, bill, unitGross.amount)),
        ...(priceState !== 'valid' && {
          priceValidUntil: priceLastDay(line, day.priceDays),
        }),
        ...(priceState === 'changed' &&
          line.unitGross !== null && {
            unitGrossBefore: { amount: line.unitGross, currency: project.currency },
          }),
      }),
    }),
  );
  return answer({
    projectId: project.id,
    catalogId: project.catalogId,
    projectName: project.name,
    projectVersion: project.version,
    currency: project.currency,
    lines,
    freeLines: soldFreeLines(project, withPrices),
    leftOut: judged.flatMap(({ line, reason }) =>
      reason === null ? [] : [{ _id: line.id, referenceCode: line.reference, reason }],
    ),
  });
}
