import type { NewOrder } from '@lucerna/contract';
import { netOfBill, netOfSublevel } from '@lucerna/engine';
import type { Money } from '@lucerna/engine';
import type { Frame } from '../../frame';
import { answer, no, notFound } from '../../http/answer';
import type { Answer, Trouble } from '../../http/answer';
import type { Viewer } from '../../viewer';
import { soldProduct, soldToday, weeksLater } from '../sale';
import type { SaleLine, SaleProject } from '../sale';
import type { OrderProduct } from './product';

/** A line that can be ordered: what is kept of it, and what it costs this client. */
export interface OrderableLine {
  readonly id: string;
  readonly quantity: number;
  readonly unitGross: Money;
  readonly unitNet: Money;
  /** The day it can leave, YYYY-MM-DD; null without a lead time. */
  readonly shippingDate: string | null;
  readonly product: OrderProduct;
}

export interface BlockedLine {
  readonly line: SaleLine;
  readonly quantity: number;
  readonly moq: number;
  readonly problems: readonly Trouble[];
}

export type JudgedLine = { readonly can: OrderableLine } | { readonly cannot: BlockedLine };

/**
 * Judges one line for an order in a quantity, with today's catalogue (ORD-01, ORD-02). The price is the gross one of
 * the project's line minus the client's discount of today. `orderedWith` is the order that has the line already.
 */
export function judgeLine(
  frame: Frame,
  viewer: Viewer,
  project: SaleProject,
  line: SaleLine,
  quantity: number,
  orderedWith: string | undefined,
): JudgedLine {
  const { delivery, problems } = soldToday(frame, project, line, quantity);
  // ORD-01 takes the MOQ from the first entry; the engine's is the greatest of article and variations (reading 14).
  const moq = delivery?.moq ?? 1;
  const ordered: Trouble[] = orderedWith
    ? [{ code: 'alreadyOrdered', data: { reference: line.reference, orderNumber: orderedWith } }]
    : [];
  const found = [...ordered, ...problems];
  if (found.length > 0 || !delivery || line.unitGross === null) {
    return { cannot: { line, quantity, moq, problems: found } };
  }
  const unitGross: Money = { amount: line.unitGross, currency: project.currency };
  return {
    can: {
      id: line.id,
      quantity,
      unitGross,
      unitNet: unitNetOf(line, unitGross, viewer),
      shippingDate: weeksLater(frame.today(), delivery.leadTimeWeeks),
      product: {
        type: line.sheet.type,
        ...soldProduct(line),
        moq,
        leadTimeWeeks: delivery.leadTimeWeeks,
        validation: { status: line.sheet.validation.status },
      },
    },
  };
}

/** What the client pays for one: of a creation each article at the discount of its own sublevel. */
function unitNetOf({ creation, sublevel }: SaleLine, unitGross: Money, { discounts }: Viewer): Money {
  const net = creation && netOfBill(creation.bill, discounts);
  return net?.unitNet ?? netOfSublevel(unitGross, sublevel, discounts);
}

/** The asked lines in the project's order; refuses all when one cannot be ordered, each with its product's id. */
export function linesToOrder(
  frame: Frame,
  viewer: Viewer,
  project: SaleProject,
  wanted: NewOrder,
  ordered: ReadonlyMap<string, string>,
): Answer<readonly OrderableLine[]> {
  const quantities = new Map(wanted.products.map(({ _id, quantity }) => [_id, quantity]));
  const asked = project.lines.filter(({ id }) => quantities.has(id));
  if (asked.length < quantities.size) return notFound();
  const judged = asked.map((line) =>
    judgeLine(frame, viewer, project, line, quantities.get(line.id) ?? 0, ordered.get(line.id)),
  );
  const troubles = judged.flatMap((each): Trouble[] => {
    if ('can' in each) return [];
    const { line, problems } = each.cannot;
    return problems.map((trouble) => ({ ...trouble, data: { ...trouble.data, product: line.id } }));
  });
  if (troubles.length > 0) return no(...troubles);
  return answer(judged.flatMap((each) => ('can' in each ? [each.can] : [])));
}

/** The day everything can leave together: the latest, or null when one line has no lead time. */
export function togetherOn(lines: readonly { readonly shippingDate: string | null }[]): string | null {
  let latest: string | null = null;
  for (const { shippingDate } of lines) {
    if (shippingDate === null) return null;
    if (latest === null || shippingDate > latest) latest = shippingDate;
  }
  return latest;
}
