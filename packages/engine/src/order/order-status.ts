/** The states of an order, moved on by the manufacturer's system (ORD-05). */
export const orderStatus = { pending: 1, confirmed: 2, production: 3, finished: 4 } as const;
export type OrderStatus = (typeof orderStatus)[keyof typeof orderStatus];
