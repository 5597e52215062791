import type { Order } from '@lucerna/contract';
import { TableCell } from '@lucerna/kit';
import { useFormat, useWords } from '../../shared/words';
import styles from './Order.module.css';

/** When a line leaves and what it costs: the last cells of its row. */
export function LineTerms({ line }: { line: Order['products']['byId'][string] }) {
  const say = useWords();
  const format = useFormat();
  const { availability, prices } = line;
  return (
    <>
      <TableCell column="leaves" isTabular className={styles.day}>
        {availability.shippingDate ? format.date(availability.shippingDate) : say('orders.noDate')}
      </TableCell>
      {prices && (
        <>
          <TableCell column="unitNet" isTabular>
            {format.money(prices.unitNet)}
          </TableCell>
          <TableCell column="total" isTabular className={styles.strong}>
            {format.money(prices.totalNet)}
          </TableCell>
        </>
      )}
    </>
  );
}
