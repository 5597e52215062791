import type { Order } from '@lucerna/contract';
import { TableCell } from '@lucerna/kit';
import { useFormat } from '../../shared/i18n';
import { LineTable } from './LineTable';

/** The lines of an order as they were ordered. */
export function OrderedLines({ order }: { order: Order }) {
  const format = useFormat();
  const { orderedIds, byId } = order.products;
  return (
    <LineTable
      lines={orderedIds.flatMap((id) => byId[id] ?? [])}
      currency={order.currency}
      projectId={order.projectId}
      hasPrices={order.totals !== undefined}
      quantity={({ quantity }) => (
        <TableCell column="quantity" isTabular>
          {format.number(quantity)}
        </TableCell>
      )}
    />
  );
}
