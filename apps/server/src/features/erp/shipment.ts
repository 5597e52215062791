import type { ShipmentMessage } from '@lucerna/contract';
import { and, eq } from 'drizzle-orm';
import type pg from 'pg';
import { changeSide } from '../../database/change-side';
import { recordEvent } from '../../database/events';
import { shipment, shipmentLine } from '../../database/tables/erp';
import { orderLine } from '../../database/tables/order';
import { anyOf, excluded, typed } from '../../database/typed';
import { late, refused, taken, unknown, type Judged } from './judged';
import { isNewer } from '../../database/newer';
import { lockOrder, orderUnknown } from './order-state';

/** Keeps what of an order left. Another message about the same shipment takes its place, when it is newer. */
export async function takeShipment(tx: pg.PoolClient, given: ShipmentMessage): Promise<Judged> {
  const { id: message, at, order: orderNumber, shipment: number, day, lines } = given;
  const found = await lockOrder(tx, orderNumber);
  if (!found) return orderUnknown(orderNumber);
  const db = typed(tx);
  const asked = lines.map(({ line }) => line);
  const known = await db
    .select({ id: orderLine.id, quantity: orderLine.quantity })
    .from(orderLine)
    .where(and(eq(orderLine.orderId, found.id), anyOf(orderLine.id, asked)));
  const ordered = new Map(known.map(({ id, quantity }) => [id, quantity]));
  const line = asked.find((each) => !ordered.has(each));
  if (line !== undefined) return unknown({ code: 'erpLineUnknown', data: { order: orderNumber, line } });
  // Of one shipment alone: what all of them have may be put right by a message that comes later.
  const over = lines.find((each) => each.quantity > (ordered.get(each.line) ?? 0));
  if (over) {
    const most = ordered.get(over.line) ?? 0;
    return refused({ code: 'erpShippedTooMany', data: { order: orderNumber, line: over.line, most } });
  }
  const { carrier = null, tracking = null, trackingUrl = null } = given;
  const row = { number, orderId: found.id, day, carrier, tracking, trackingUrl, at: new Date(at), message };
  const [written] = await db
    .insert(shipment)
    .values(row)
    .onConflictDoUpdate({
      target: shipment.number,
      set: {
        orderId: excluded(shipment.orderId),
        day: excluded(shipment.day),
        carrier: excluded(shipment.carrier),
        tracking: excluded(shipment.tracking),
        trackingUrl: excluded(shipment.trackingUrl),
        at: excluded(shipment.at),
        message: excluded(shipment.message),
      },
      setWhere: isNewer(shipment),
    })
    .returning({ number: shipment.number });
  if (!written) return late;
  const before = await db
    .delete(shipmentLine)
    .where(eq(shipmentLine.shipment, number))
    .returning({ lineId: shipmentLine.lineId });
  await db
    .insert(shipmentLine)
    .values(lines.map(({ line: lineId, quantity }) => ({ shipment: number, lineId, quantity })));
  // A correction of what was told before is told to nobody again.
  if (before.length > 0) return taken();
  await recordEvent(tx, 'orderShipped', {
    actor: null,
    subject: found.projectId,
    payload: { order: found.id, number: orderNumber, shipment: number },
    change: {
      ...{ area: 'orders', label: orderNumber, before: null },
      after: changeSide({
        ...{ shipment: number, day },
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      }),
    },
  });
  const notice = { id: found.id, number: orderNumber, change: 'shipment', status: found.status } as const;
  return taken({ accountId: found.ownerId, notice });
}
