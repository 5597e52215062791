import { maxShipments, type Order } from '@lucerna/contract';
import { asc, eq } from 'drizzle-orm';
import { orderState, shipment, shipmentLine } from '../../database/tables/erp';
import { typed, type Queryable } from '../../database/typed';

/** What the ERP told of an order: when it reached its states, and what left. */
export type OrderProgress = Pick<Order, 'history' | 'shipments'>;

/** Of an order that was placed a moment ago. */
export const noProgress: OrderProgress = { history: [], shipments: [] };

/** What left with each shipment of an order. */
async function piecesOf(db: Queryable, orderId: string) {
  const pieces = new Map<string, { _id: string; quantity: number }[]>();
  const rows = await typed(db)
    .select({ number: shipment.number, _id: shipmentLine.lineId, quantity: shipmentLine.quantity })
    .from(shipmentLine)
    .innerJoin(shipment, eq(shipment.number, shipmentLine.shipment))
    .where(eq(shipment.orderId, orderId));
  for (const { number, ...piece } of rows) pieces.set(number, [...(pieces.get(number) ?? []), piece]);
  return pieces;
}

export async function progressOf(db: Queryable, orderId: string): Promise<OrderProgress> {
  const { number, day, carrier, tracking, trackingUrl } = shipment;
  const history = await typed(db)
    .select({ status: orderState.status, day: orderState.day })
    .from(orderState)
    .where(eq(orderState.orderId, orderId))
    .orderBy(asc(orderState.status));
  const shipments = await typed(db)
    .select({ number, day, carrier, tracking, trackingUrl })
    .from(shipment)
    .where(eq(shipment.orderId, orderId))
    .orderBy(asc(day), asc(number))
    .limit(maxShipments);
  const pieces = shipments.length === 0 ? null : await piecesOf(db, orderId);
  return {
    history,
    shipments: shipments.map((each) => ({ ...each, products: pieces?.get(each.number) ?? [] })),
  };
}
