import type { Budget, NewBudget } from '@lucerna/contract';
import type { BudgetTotals } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer, Trouble } from '../../http/answer';
import { soldProduct } from '../sale';
import type { SaleLine, SaleProject } from '../sale';
import { leftOutOf } from './draft';

export interface Quoted {
  readonly line: SaleLine;
  readonly unitGross: number;
  readonly discount: number;
}

/** The asked lines in the project's order, each with its price; every one that cannot be quoted is named. */
export function quotedLines(
  frame: Frame,
  project: SaleProject,
  wanted: NewBudget,
): Answer<readonly Quoted[]> {
  const discounts = new Map(wanted.products.map(({ _id, discount }) => [_id, discount]));
  const found = project.lines.filter(({ id }) => discounts.has(id));
  if (found.length < discounts.size) return notFound();
  const troubles: Trouble[] = [];
  const quoted = found.flatMap((line): Quoted[] => {
    const reason = leftOutOf(frame, project, line);
    const data = { reference: line.reference, product: line.id };
    if (reason !== null) troubles.push({ code: reason, data });
    if (reason !== null || line.unitGross === null) return [];
    return [{ line, unitGross: line.unitGross, discount: discounts.get(line.id) ?? 0 }];
  });
  return troubles.length > 0 ? no(...troubles) : answer(quoted);
}

/** The lines as the budget keeps and answers them. */
export function productsOf(
  project: SaleProject,
  quoted: readonly Quoted[],
  totals: BudgetTotals,
  withPrices: boolean,
): Budget['products'] {
  return quoted.flatMap(({ line, unitGross, discount }, place) => {
    const priced = totals.lines[place];
    if (!priced) return [];
    return [
      {
        position: place + 1,
        _id: line.id,
        ...soldProduct(line),
        quantity: line.quantity,
        leadTimeWeeks: line.leadTimeWeeks,
        ...(withPrices && {
          discount,
          unitPvp: { amount: unitGross, currency: project.currency },
          netPrice: priced.unitNet,
          discountValue: priced.discountValue,
          totalNet: priced.totalNet,
        }),
      },
    ];
  });
}
