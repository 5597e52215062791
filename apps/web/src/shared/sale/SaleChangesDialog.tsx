import type { Currency } from '@lucerna/engine';
import { ConfirmDialog, Stack, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../i18n';
import { arePricesOnly, sumsOf, type SaleChange } from './sale-changes';
import { SumsThenAndNow } from './SumsThenAndNow';
import { Turned, TurnedQuantity } from './Turned';
import styles from './SaleChanges.module.css';

interface SaleChangesDialogProps {
  /** Null while nothing is asked. */
  readonly changes: readonly SaleChange[] | null;
  readonly currency: Currency;
  /** That nothing has been done yet. */
  readonly text: string;
  readonly confirmLabel: { readonly newPrices: string; readonly asNow: string };
  readonly isLoading: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

/** Asks before lines go into a document otherwise than they were seen: before and now, line by line and in sum. */
export function SaleChangesDialog({ changes, ...about }: SaleChangesDialogProps) {
  return changes && <OpenDialog changes={changes} {...about} />;
}

function OpenDialog(props: SaleChangesDialogProps & { readonly changes: readonly SaleChange[] }) {
  const { changes, currency, text, confirmLabel, isLoading, onConfirm, onClose } = props;
  const t = useTranslate();
  const sums = sumsOf(changes, currency);
  const isPrices = arePricesOnly(changes);
  const count = changes.length;
  const title = t(isPrices ? 'sale.pricesChanged' : 'sale.productsChanged', { count });
  return (
    <ConfirmDialog
      isOpen
      isLoading={isLoading}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      confirmLabel={isPrices ? confirmLabel.newPrices : confirmLabel.asNow}
      cancelLabel={t('sale.back')}
      onConfirm={onConfirm}
    >
      <Stack gap={5}>
        <Text>{text}</Text>
        <Table
          caption={title}
          className={styles.table}
          columns={[
            { id: 'product', label: t('sale.product') },
            { id: 'quantity', label: t('sale.quantity'), align: 'end' },
            ...(sums
              ? ([
                  { id: 'before', label: t('sale.priceBefore'), align: 'end' },
                  { id: 'after', label: t('sale.priceNow'), align: 'end' },
                ] as const)
              : []),
          ]}
        >
          <TableBody>
            {changes.map((change) => (
              <ChangedLine key={change.id} change={change} hasPrices={sums !== null} />
            ))}
          </TableBody>
        </Table>
        {sums && <SumsThenAndNow before={sums.before} after={sums.after} />}
      </Stack>
    </ConfirmDialog>
  );
}

function ChangedLine({ change, hasPrices }: { change: SaleChange; hasPrices: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { before, after } = change;
  const note = before === null ? t('sale.lineAdded') : after === null ? t('sale.lineGone') : null;
  return (
    <TableRow>
      <TableCell column="product" isRowHeader>
        <span className={styles.product}>
          <span>{(after ?? before)?.name}</span>
          <Turned before={before?.reference} now={after?.reference} isCode>
            {(reference) => reference}
          </Turned>
          {note && (
            <Text as="span" size={14} tone="quiet">
              {note}
            </Text>
          )}
        </span>
      </TableCell>
      <TableCell column="quantity" isTabular>
        <TurnedQuantity before={before?.quantity} now={after?.quantity} />
      </TableCell>
      {hasPrices && (
        <>
          <TableCell column="before" isTabular className={styles.before}>
            {before?.unit ? format.money(before.unit) : '–'}
          </TableCell>
          <TableCell column="after" isTabular className={styles.after}>
            {after?.unit ? format.money(after.unit) : '–'}
          </TableCell>
        </>
      )}
    </TableRow>
  );
}
