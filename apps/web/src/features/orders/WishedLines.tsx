import type { OrderDraft } from '@lucerna/contract';
import { QuantityField, TableCell, Text } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import { LineTable } from './LineTable';
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
  return (
    <LineTable
      lines={lines}
      currency={draft.currency}
      projectId={draft.projectId}
      hasPrices={lines.some(({ prices }) => prices)}
      quantity={(line) => (
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
      )}
    />
  );
}
