import { orderDetails, type NewOrder, type OrderDetails, type OrderDraft } from '@lucerna/contract';
import {
  earliestShipment,
  orderShipments,
  orderTotals,
  quotedTotals,
  partsBelowMinimum,
  pricesOfPieces,
} from '@lucerna/engine';
import type { MissingPart, Money, OrderTotals } from '@lucerna/engine';
import type { SentFile } from '../../shared/sent-files/use-files';
import { deliveryOf, usualDelivery, type DeliveryWish } from './delivery';

/** What the user fills in; a quantity that is not there is what is left of the line. */
export interface OrderFormValues extends Omit<OrderDetails, keyof DeliveryWish> {
  readonly quantities: Readonly<Record<string, number>>;
  /** The lines that stay in the project for now, by id. */
  readonly leftOut: Readonly<Record<string, boolean>>;
  /** YYYY-MM-DD, or empty for as soon as possible. */
  readonly shippingDate: string;
  readonly delivery: DeliveryWish;
  /** The buyer's own order, sent as it is chosen. */
  readonly files: readonly SentFile[];
}

/** Where nothing is filled in. */
export const emptyForm: OrderFormValues = {
  ...orderDetails.parse({}),
  ...{ quantities: {}, leftOut: {}, shippingDate: '', delivery: usualDelivery, files: [] },
};

export type OrderDraftLine = OrderDraft['products']['byId'][string];

/** The orderable lines of a draft in the project's order, in the wished quantities and at the prices of these. */
export function formLines(
  { products }: Pick<OrderDraft, 'products'>,
  { quantities }: Pick<OrderFormValues, 'quantities'>,
): readonly OrderDraftLine[] {
  return products.orderedIds.flatMap((id) => {
    const product = products.byId[id];
    if (!product) return [];
    const { quantity: left, prices } = product;
    // An order may have been placed elsewhere since the quantity was typed.
    const quantity = Math.min(quantities[id] ?? left, left);
    return [{ ...product, quantity, ...(prices && { prices: pricesOfPieces(prices, quantity) }) }];
  });
}

/** The lines of the form that are ordered: all but those that were left out. */
export function orderedLines(
  draft: Pick<OrderDraft, 'products'>,
  wish: Pick<OrderFormValues, 'quantities' | 'leftOut'>,
): readonly OrderDraftLine[] {
  return formLines(draft, wish).filter(({ _id }) => !wish.leftOut[_id]);
}

/** What an order comes to, and what a quote's discount and surcharge do to it. */
export interface FormTotals extends OrderTotals {
  readonly discountValue?: Money;
  readonly surchargeValue?: Money;
}

/** What the lines come to, for the screen; null for who may not see prices. The server adds up its own lines. */
export function totalsOf(
  { currency, quote }: Pick<OrderDraft, 'currency' | 'quote'>,
  lines: readonly OrderDraftLine[],
): FormTotals | null {
  const priced = lines.flatMap(({ quantity, prices }) => (prices ? [{ quantity, ...prices }] : []));
  if (priced.length === 0 || priced.length < lines.length) return null;
  const totals = orderTotals(priced, currency);
  if (!totals.ok || !quote) return totals.ok ? totals.value : null;
  const quoted = quotedTotals(totals.value, priced, quote);
  return quoted.ok ? quoted.value : null;
}

/** The first and the last day on which a line can leave; null where a line has no day. */
export function daysOf(
  lines: readonly OrderDraftLine[],
  { today, calendar }: Pick<OrderDraft, 'today' | 'calendar'>,
): { readonly first: string; readonly last: string } | null {
  const shipments = orderShipments(lines, { today, sendTogether: false, calendar });
  const first = shipments[0]?.day;
  const last = shipments.at(-1)?.day;
  return first && last ? { first, last } : null;
}

/** The earliest day that may be wished: with the slowest line when all go together, else with the quickest. */
export function earliestDay(
  lines: readonly OrderDraftLine[],
  sendTogether: boolean,
  { today, calendar }: Pick<OrderDraft, 'today' | 'calendar'>,
): string {
  return earliestShipment(lines, { today, sendTogether, calendar });
}

/** A part of which the order has too few, by name. */
export type NamedMissingPart = MissingPart & Pick<OrderDraftLine['parts'][number], 'name'>;

/** The parts of which the order has too few; the server judges its own lines. */
export function missingParts(lines: readonly OrderDraftLine[]): readonly NamedMissingPart[] {
  const parts = lines.flatMap((line) => line.parts);
  return partsBelowMinimum(lines.map(({ quantity, parts: references }) => ({ quantity, references }))).map(
    (missing) => ({
      ...missing,
      name: parts.find(({ reference }) => reference === missing.reference)?.name ?? missing.reference,
    }),
  );
}

/** The body of the call. It names product and price of each line as they were seen, so that nothing else is ordered. */
export function orderOf(
  { projectId, quote }: Pick<OrderDraft, 'projectId' | 'quote'>,
  lines: readonly OrderDraftLine[],
  wish: OrderFormValues,
): NewOrder {
  const budgetId = quote?.budgetId;
  const { quantities: _, leftOut: _leftOut, shippingDate, delivery, files, ...details } = wish;
  return {
    projectId,
    ...(budgetId !== undefined && { budgetId }),
    products: lines.map(({ _id, quantity, referenceCode, prices }) => ({
      ...{ _id, quantity, referenceCode },
      unitNet: prices?.unitNet ?? null,
    })),
    ...details,
    ...(shippingDate && { shippingDate }),
    ...deliveryOf(delivery),
    files: files.map(({ id }) => id),
  };
}
