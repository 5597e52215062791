import type { Order } from '@lucerna/contract';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { useFormat, useWords } from '../../shared/words';
import { useLineColumns } from './use-line-columns';
import styles from './Order.module.css';

/** The lines of an order as they were ordered. */
export function OrderedLines({ order }: { order: Order }) {
  const say = useWords();
  const format = useFormat();
  const columns = useLineColumns(order.totals !== undefined);
  const { orderedIds, byId } = order.products;
  const lines = orderedIds.flatMap((id) => byId[id] ?? []);
  const describe = useDescribe(order.currency, lines);
  return (
    <Table caption={say('orders.lines')} columns={columns} className={styles.lines}>
      <TableBody>
        {lines.map((line, place) => (
          <TableRow key={line._id}>
            <TableCell column="product" isRowHeader>
              <ProductIdentity
                product={line}
                description={describe(line)}
                projectId={order.projectId}
                isFirst={place < 4}
              />
            </TableCell>
            <TableCell column="quantity" isTabular>
              {format.number(line.quantity)}
            </TableCell>
            <TableCell column="leaves" isTabular className={styles.day}>
              {line.availability.shippingDate
                ? format.date(line.availability.shippingDate)
                : say('orders.noDate')}
            </TableCell>
            {line.prices && (
              <>
                <TableCell column="unitNet" isTabular>
                  {format.money(line.prices.unitNet)}
                </TableCell>
                <TableCell column="total" isTabular className={styles.strong}>
                  {format.money(line.prices.totalNet)}
                </TableCell>
              </>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
