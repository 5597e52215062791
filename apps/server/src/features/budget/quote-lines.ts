import type { Budget, ChangedPrice, NewBudget } from '@lucerna/contract';
import { dispatchDays } from '@lucerna/engine';
import type { Availability, BudgetTotals, Money } from '@lucerna/engine';
import { answer, no, notFound } from '../../http/answer';
import type { Answer, Trouble } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import { soldProduct } from '../sale';
import type { SaleDay, SaleLine, SaleProject } from '../sale';
import { judgeLine } from './draft';

export interface Quoted {
  readonly line: SaleLine;
  /** Of today, in minor units. */
  readonly unitGross: number;
  readonly discount: number;
  readonly leadTimeWeeks: number | null;
  readonly availability: Availability;
  /** The day on which it leaves when it is ordered today. */
  readonly shippingDate: string | null;
}

/**
 * The asked lines in the project's order, each at the price of today. Every one that cannot be quoted is named; refused
 * are also those that became another product or cost something else than was seen. A price that nobody names as seen must
 * be that of the project's line and still hold, so that no other one is printed unseen. Judged in slices of the event loop.
 */
export async function quotedLines(
  day: SaleDay,
  project: SaleProject,
  { products, withPrices }: Pick<NewBudget, 'products' | 'withPrices'>,
): Promise<Answer<readonly Quoted[]>> {
  const wanted = new Map(products.map((each) => [each._id, each]));
  const found = project.lines.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) return notFound();
  const became: Trouble[] = [];
  const troubles: Trouble[] = [];
  const expired: Trouble[] = [];
  const changed: ChangedPrice[] = [];
  const judged = await mapInSlices(found, (line) => judgeLine(day, project, line));
  const shipped = dispatchDays(day.today);
  const quoted = judged.flatMap(({ line, reason, unitGross: after, priceState, delivery }): Quoted[] => {
    const { discount = 0, referenceCode, unitGross: seen } = wanted.get(line.id) ?? {};
    const { id: product, reference, quantity } = line;
    if (referenceCode !== undefined && referenceCode !== reference) {
      became.push({
        code: 'productChanged',
        data: { reference: referenceCode, now: reference, product },
      });
    }
    if (reason !== null) troubles.push({ code: reason, data: { reference, product } });
    if (reason !== null || after === null || !delivery || line.unitGross === null) return [];
    const before = seen ?? { amount: line.unitGross, currency: project.currency };
    if (withPrices && !isEqual(before, after)) changed.push({ product, reference, quantity, before, after });
    else if (withPrices && !seen && priceState === 'expired') {
      expired.push({ code: 'priceExpired', data: { reference, product } });
    }
    const { leadTimeWeeks, availability } = delivery;
    const shippingDate = shipped(delivery);
    return [{ line, unitGross: after.amount, discount, leadTimeWeeks, availability, shippingDate }];
  });
  if (became.length > 0) return no(...became);
  if (troubles.length > 0) return no(...troubles);
  if (changed.length > 0) return { ...no({ code: 'priceChanged' }), details: { lines: changed } };
  return expired.length > 0 ? no(...expired) : answer(quoted);
}

function isEqual(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}

/** The lines as the budget keeps and answers them. */
export function productsOf(
  project: SaleProject,
  quoted: readonly Quoted[],
  totals: BudgetTotals,
  withPrices: boolean,
): Budget['products'] {
  return quoted.flatMap(({ line, unitGross, discount, leadTimeWeeks, shippingDate }, place) => {
    const priced = totals.lines[place];
    if (!priced) return [];
    return [
      {
        position: place + 1,
        _id: line.id,
        ...soldProduct(line),
        quantity: line.quantity,
        leadTimeWeeks,
        shippingDate,
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
