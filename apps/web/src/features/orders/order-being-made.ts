import type { NewOrder, OrderDraft } from '@lucerna/contract';
import { orderTotals, pricesOfPieces } from '@lucerna/engine';
import type { OrderTotals } from '@lucerna/engine';

/** What the user fills in; a quantity that is not there is that of the project. */
export interface Wish {
  readonly quantities: Readonly<Record<string, number>>;
  readonly sendTogether: boolean;
  /** YYYY-MM-DD, or empty for as soon as possible. */
  readonly shippingDate: string;
  readonly internalOrderNumber: string;
  readonly comments: string;
}

type Product = OrderDraft['products']['byId'][string];

/** The orderable lines of a draft in the project's order, in the wished quantities and at the prices of these. */
export function orderedLines({ products }: OrderDraft, { quantities }: Wish): readonly Product[] {
  return products.orderedIds.flatMap((id) => {
    const product = products.byId[id];
    if (!product) return [];
    const { quantity: planned, prices } = product;
    const quantity = quantities[id] ?? planned;
    return [{ ...product, quantity, ...(prices && { prices: pricesOfPieces(prices, quantity) }) }];
  });
}

/** What the lines come to, for the screen; null for who may not see prices. The server adds up its own lines. */
export function totalsOf({ currency }: OrderDraft, lines: readonly Product[]): OrderTotals | null {
  const priced = lines.flatMap(({ quantity, prices }) => (prices ? [{ quantity, ...prices }] : []));
  return priced.length > 0 && priced.length === lines.length ? orderTotals(priced, currency) : null;
}

/** The first and the last day on which a line can leave; null where a line has no day. */
export function daysOf(lines: readonly Product[]): { readonly first: string; readonly last: string } | null {
  const days = lines.flatMap(({ availability }) => availability.shippingDate ?? []).sort();
  const [first] = days;
  const last = days.at(-1);
  return first && last && days.length === lines.length ? { first, last } : null;
}

/** The earliest day that may be wished: with the slowest line when all go together, else with the quickest. */
export function earliestDay(lines: readonly Product[], sendTogether: boolean, today: string): string {
  const days = lines.flatMap(({ availability }) => availability.shippingDate ?? []).sort();
  return (sendTogether ? days.at(-1) : days[0]) ?? today;
}

/** The body of the call. */
export function orderOf(projectId: string, lines: readonly Product[], wish: Wish): NewOrder {
  const { sendTogether, shippingDate, internalOrderNumber, comments } = wish;
  return {
    projectId,
    products: lines.map(({ _id, quantity }) => ({ _id, quantity })),
    sendTogether,
    ...(shippingDate && { shippingDate }),
    internalOrderNumber,
    comments,
  };
}
