import type { Order } from '@lucerna/contract';
import { Table, TableBody, TableCell, TableRow } from '@lucerna/kit';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { useFormat, useWords } from '../../shared/words';
import { LineTerms } from './LineTerms';
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
            <LineTerms line={line} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
