import type { Order } from '@lucerna/contract';
import { TableCell, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import { LineTable } from './LineTable';

/** The lines of an order as they were ordered. */
export function OrderedLines({ order }: { order: Order }) {
  const t = useTranslate();
  const format = useFormat();
  const shipped = shippedPieces(order);
  const { orderedIds, byId } = order.products;
  return (
    <LineTable
      lines={orderedIds.flatMap((id) => byId[id] ?? [])}
      currency={order.currency}
      projectId={order.projectId}
      hasPrices={order.totals !== undefined}
      quantity={({ _id, quantity }) => (
        <TableCell column="quantity" isTabular>
          {format.number(quantity)}
          {order.shipments.length > 0 && (
            <Text size={14} tone="quiet" isTabular>
              {t('orders.shippedOf', {
                shipped: format.number(shipped.get(_id) ?? 0),
                quantity: format.number(quantity),
              })}
            </Text>
          )}
        </TableCell>
      )}
    />
  );
}

/** How many pieces of each line left. */
function shippedPieces({ shipments }: Order): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>();
  for (const { _id, quantity } of shipments.flatMap(({ products }) => products)) {
    pieces.set(_id, (pieces.get(_id) ?? 0) + quantity);
  }
  return pieces;
}
