import type { OrderDraft } from '@lucerna/contract';
import { Checkbox, QuantityField, TableCell, Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { LineTable } from './LineTable';
import type { OrderDraftLine, OrderFormValues } from './order-form';
import styles from './Order.module.css';

interface WishedLinesProps {
  readonly lines: readonly OrderDraftLine[];
  readonly leftOut: OrderFormValues['leftOut'];
  readonly draft: OrderDraft;
  readonly onQuantity: (id: string, quantity: number) => void;
  readonly onLeaveOut: (id: string, isOut: boolean) => void;
}

/** What can be ordered, each from its minimum to what is left of it, or not at all, with the day it can leave. */
export function WishedLines({ lines, leftOut, draft, onQuantity, onLeaveOut }: WishedLinesProps) {
  const t = useTranslate();
  const left = ({ _id, quantity }: OrderDraftLine) => draft.products.byId[_id]?.quantity ?? quantity;
  const isOut = ({ _id }: OrderDraftLine) => leftOut[_id] === true;
  // A single line is ordered, or there is no order.
  const choice = (line: OrderDraftLine) => (
    <TableCell column="isOrdered">
      <Checkbox
        isLabelHidden
        isSelected={!isOut(line)}
        onChange={(isOrdered) => onLeaveOut(line._id, !isOrdered)}
      >
        {t('orders.orderLine', { name: line.name, reference: line.referenceCode })}
      </Checkbox>
    </TableCell>
  );
  return (
    <LineTable
      lines={lines}
      currency={draft.currency}
      projectId={draft.projectId}
      hasPrices={lines.some(({ prices }) => prices)}
      isLeftOut={isOut}
      choice={lines.length > 1 ? choice : undefined}
      quantity={(line) => (
        <TableCell column="quantity">
          {isOut(line) ? (
            <Text as="span" size={14} tone="quiet">
              {t('orders.leftOut')}
            </Text>
          ) : (
            <span className={styles.quantity}>
              <QuantityField
                size="small"
                label={t('orders.quantityOf', { reference: line.referenceCode })}
                value={line.quantity}
                min={line.moq}
                max={left(line)}
                onChange={(quantity) => onQuantity(line._id, quantity)}
                onInput={(quantity) => onQuantity(line._id, quantity)}
              />
              {line.ordered > 0 && (
                <Text as="span" size={14} tone="quiet" isTabular>
                  {t('orders.orderedOf', { ordered: line.ordered, left: left(line) })}
                </Text>
              )}
              {line.moq > 1 && (
                <Text as="span" size={14} tone="quiet" isTabular>
                  {t('orders.moq', { moq: line.moq })}
                </Text>
              )}
            </span>
          )}
        </TableCell>
      )}
    />
  );
}
