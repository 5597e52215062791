import type { ChangedPrice, NewBudget } from '@lucerna/contract';
import { dispatchDays, type Money } from '@lucerna/engine';
import { answer, no, notFound, type Answer, type Trouble } from '../../http/answer';
import { mapInSlices } from '../../http/time-slice';
import { calendarOf, type SaleDay, type SaleProject } from '../sale';
import { judgeLine } from './draft';
import { lineOfProject, type QuoteLine } from './quote-line';

/** A line of the project that is to be quoted. */
export interface WantedLine extends Omit<NewBudget['products'][number], 'discount'> {
  readonly discount?: number;
}

/**
 * The asked lines in the project's order, each at the price of today. Every one that cannot be quoted is named; refused
 * are also those that became another product or cost something else than was seen. A price that nobody names as seen must
 * be that of the project's line and still hold, so that no other one is printed unseen. Judged in slices of the event loop.
 */
export async function quotedLines(
  day: SaleDay,
  project: SaleProject,
  { products, withPrices }: { readonly products: readonly WantedLine[]; readonly withPrices: boolean },
): Promise<Answer<readonly QuoteLine[]>> {
  const wanted = new Map(products.map((each) => [each._id, each]));
  const found = project.lines.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) return notFound();
  const became: Trouble[] = [];
  const troubles: Trouble[] = [];
  const expired: Trouble[] = [];
  const changed: ChangedPrice[] = [];
  const judged = await mapInSlices(found, (line) =>
    judgeLine(day, project, line, wanted.get(line.id)?.quantity),
  );
  const shipped = dispatchDays(day.today, calendarOf(day, project));
  const quoted = judged.flatMap(
    ({ line, reason, unitGross: after, priceState, delivery, bill }): QuoteLine[] => {
      const asked = wanted.get(line.id);
      const { discount = 0, referenceCode, unitGross: seen, quantity = line.quantity } = asked ?? {};
      const { id: product, reference } = line;
      if (referenceCode !== undefined && referenceCode !== reference) {
        became.push({
          code: 'productChanged',
          data: { reference: referenceCode, now: reference, product },
        });
      }
      if (reason !== null) troubles.push({ code: reason, data: { reference, product } });
      if (reason !== null || after === null || !delivery || line.unitGross === null) return [];
      const before = seen ?? { amount: line.unitGross, currency: project.currency };
      if (withPrices && !isEqual(before, after))
        changed.push({ product, reference, quantity, before, after });
      else if (withPrices && !seen && priceState === 'expired') {
        expired.push({ code: 'priceExpired', data: { reference, product } });
      }
      return [
        lineOfProject(project, {
          ...{ line, discount, quantity, delivery },
          judged: { bill },
          unitGross: after.amount,
          shippingDate: shipped(delivery),
        }),
      ];
    },
  );
  if (became.length > 0) return no(...became);
  if (troubles.length > 0) return no(...troubles);
  if (changed.length > 0) return { ...no({ code: 'priceChanged' }), details: { lines: changed } };
  return expired.length > 0 ? no(...expired) : answer(quoted);
}

function isEqual(one: Money, other: Money): boolean {
  return one.amount === other.amount && one.currency === other.currency;
}
