import type { OrderDraft } from '@lucerna/contract';
import { QuantityField, TableCell, Text } from '@lucerna/kit';
import { useWords } from '../../shared/words';
import { LineTable } from './LineTable';
import type { OrderDraftLine } from './order-being-made';
import styles from './Order.module.css';

interface WishedLinesProps {
  readonly lines: readonly OrderDraftLine[];
  readonly draft: OrderDraft;
  readonly onQuantity: (id: string, quantity: number) => void;
}

/** What can be ordered, each from its minimum to what is left of it, with the day it can leave. */
export function WishedLines({ lines, draft, onQuantity }: WishedLinesProps) {
  const say = useWords();
  const left = ({ _id, quantity }: OrderDraftLine) => draft.products.byId[_id]?.quantity ?? quantity;
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
              max={left(line)}
              onChange={(quantity) => onQuantity(line._id, quantity)}
              onInput={(quantity) => onQuantity(line._id, quantity)}
            />
            {line.ordered > 0 && (
              <Text as="span" size={14} tone="quiet" isTabular>
                {say('orders.orderedOf', { ordered: line.ordered, left: left(line) })}
              </Text>
            )}
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
