import type { BudgetDraft } from '@lucerna/contract';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { projectForSale, soldProduct, soldToday } from '../sale';
import type { SaleLine, SaleProject } from '../sale';
import { maySeeBudgets } from './policy';

type LeftOut = 'productDiscontinued' | 'price-missing';

/** Why a line cannot stand in a budget, or null when it can: no price, or not made any more (BUD-06). */
export function leftOutOf(frame: Frame, project: SaleProject, line: SaleLine): LeftOut | null {
  const { problems, discontinued } = soldToday(frame, project, line, line.quantity);
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
  frame: Frame,
  viewer: Viewer,
  projectId: string,
  withPrices: boolean,
): Promise<Answer<BudgetDraft>> {
  if (!maySeeBudgets(viewer)) return no({ code: 'forbidden' });
  const project = await projectForSale(frame.pool, viewer, projectId, 'none');
  if (!project) return notFound();
  const judged = project.lines.map((line) => ({ line, reason: leftOutOf(frame, project, line) }));
  return answer({
    projectId: project.id,
    projectName: project.name,
    projectVersion: project.version,
    currency: project.currency,
    lines: judged
      .filter(({ line, reason }) => reason === null && line.quantity > 0)
      .map(({ line }) => ({
        _id: line.id,
        ...soldProduct(line),
        quantity: line.quantity,
        isPersonalized: line.sheet.isPersonalized,
        isDiscontinued: false,
        leadTimeWeeks: line.leadTimeWeeks,
        ...(withPrices && {
          unitGross: line.unitGross === null ? null : { amount: line.unitGross, currency: project.currency },
        }),
      })),
    leftOut: judged.flatMap(({ line, reason }) =>
      reason === null ? [] : [{ _id: line.id, referenceCode: line.reference, reason }],
    ),
  });
}
