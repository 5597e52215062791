import type { OrderDraft } from '@lucerna/contract';
import { QuantityField, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { useWords } from '../../shared/words';
import { LineTerms } from './LineTerms';
import { useLineColumns } from './use-line-columns';
import styles from './Order.module.css';

/** Pieces of one line at most (contract: `newOrder`). */
const most = 100_000;

interface WishedLinesProps {
  readonly lines: readonly OrderDraft['products']['byId'][string][];
  readonly draft: OrderDraft;
  readonly onQuantity: (id: string, quantity: number) => void;
}

/** What can be ordered, each in a quantity from its minimum on, with the day it can leave. */
export function WishedLines({ lines, draft, onQuantity }: WishedLinesProps) {
  const say = useWords();
  const describe = useDescribe(draft.currency, lines);
  const hasPrices = lines.some(({ prices }) => prices);
  const columns = useLineColumns(hasPrices);
  return (
    <Table caption={say('orders.lines')} columns={columns} className={styles.lines}>
      <TableBody>
        {lines.map((line, place) => (
          <TableRow key={line._id}>
            <TableCell column="product" isRowHeader>
              <ProductIdentity
                product={line}
                description={describe(line)}
                projectId={draft.projectId}
                isFirst={place < 4}
              />
            </TableCell>
            <TableCell column="quantity">
              <span className={styles.quantity}>
                <QuantityField
                  size="small"
                  label={say('orders.quantityOf', { reference: line.referenceCode })}
                  value={line.quantity}
                  min={line.moq}
                  max={most}
                  onChange={(quantity) => onQuantity(line._id, quantity)}
                  onInput={(quantity) => onQuantity(line._id, quantity)}
                />
                {line.moq > 1 && (
                  <Text as="span" size={14} tone="quiet" isTabular>
                    {say('orders.moq', { moq: line.moq })}
                  </Text>
                )}
              </span>
            </TableCell>
            <LineTerms line={line} />
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
