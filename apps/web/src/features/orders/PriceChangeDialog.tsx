import type { Currency } from '@lucerna/engine';
import { ConfirmDialog, Stack, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useFormat, useWords } from '../../shared/words';
import { sumsOf } from './price-changes';
import type { PriceChange } from './price-changes';
import styles from './PriceChange.module.css';

interface PriceChangeDialogProps {
  /** Empty where the reader may not see prices. */
  readonly changes: readonly PriceChange[];
  readonly currency: Currency;
  readonly isLoading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before anything is ordered at another price than was shown: old and new, line by line and in sum. */
export function PriceChangeDialog(props: PriceChangeDialogProps) {
  const { changes, currency, isLoading, onConfirm, onClose } = props;
  const say = useWords();
  const format = useFormat();
  const sums = sumsOf(changes, currency);
  return (
    <ConfirmDialog
      isOpen
      isLoading={isLoading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say('orders.pricesChanged', { count: changes.length })}
      confirmLabel={say('orders.orderAtNewPrices')}
      cancelLabel={say('orders.back')}
      onConfirm={onConfirm}
    >
      <Stack gap={4}>
        <Text>{say('orders.nothingOrderedYet')}</Text>
        <Table
          caption={say('orders.pricesChanged', { count: changes.length })}
          className={styles.table}
          columns={[
            { id: 'product', label: say('orders.product') },
            { id: 'quantity', label: say('orders.quantity'), align: 'end' },
            { id: 'before', label: say('orders.priceBefore'), align: 'end' },
            { id: 'after', label: say('orders.priceNow'), align: 'end' },
          ]}
        >
          <TableBody>
            {changes.map(({ id, reference, quantity, before, after }) => (
              <TableRow key={id}>
                <TableCell column="product" isRowHeader>
                  <Text as="span" isCode>
                    {reference}
                  </Text>
                </TableCell>
                <TableCell column="quantity" isTabular>
                  {format.number(quantity)}
                </TableCell>
                <TableCell column="before" isTabular>
                  {format.money(before)}
                </TableCell>
                <TableCell column="after" isTabular>
                  {format.money(after)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
        <dl className={styles.sums}>
          <div>
            <dt>{say('orders.sumBefore')}</dt>
            <dd>{format.money(sums.before)}</dd>
          </div>
          <div className={styles.now}>
            <dt>{say('orders.sumNow')}</dt>
            <dd>{format.money(sums.after)}</dd>
          </div>
        </dl>
      </Stack>
    </ConfirmDialog>
  );
}
