import type { OrderRow } from '@lucerna/contract';

export type OrderStatus = OrderRow['status'];

/** The states of an order in their order, with the key of their word. */
export const orderStatuses: readonly { readonly status: OrderStatus; readonly word: string }[] = [
  { status: 1, word: 'orders.status1' },
  { status: 2, word: 'orders.status2' },
  { status: 3, word: 'orders.status3' },
  { status: 4, word: 'orders.status4' },
];

/** The keys of what became of the wish to cancel an order. */
export const cancellationWords = {
  asked: 'orders.cancelAsked',
  granted: 'orders.cancelGranted',
  refused: 'orders.cancelRefused',
} as const;

/** The key of a status's word. */
export const wordOf = (status: OrderStatus): string =>
  orderStatuses.find((each) => each.status === status)?.word ?? '';
