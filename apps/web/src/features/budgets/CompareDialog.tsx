import type { QuoteComparison } from '@lucerna/contract';
import { Button, Dialog, Stack, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { api } from '../../shared/api';
import { AwaitedPart } from '../../shared/failure';
import { SumsThenAndNow, Turned, TurnedQuantity } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './QuoteState.module.css';

interface CompareDialogProps {
  readonly id: string;
  readonly other: string;
  readonly onClose: () => void;
}

/** Two revisions of a quote side by side: the lines that differ, and what each came to. */
export function CompareDialog({ id, other, onClose }: CompareDialogProps) {
  const t = useTranslate();
  const compared = api.useCompareBudgetsQuery({ params: { id, other } });
  const { data } = compared;
  const title = data
    ? t('budgets.compareTitle', { before: data.before.revision, after: data.after.revision })
    : t('budgets.compare');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      size="large"
      actions={<Button onPress={onClose}>{t('budgets.back')}</Button>}
    >
      <AwaitedPart query={compared} size="16rem" />
      {data && <Comparison comparison={data} title={title} />}
    </Dialog>
  );
}

type Change = QuoteComparison['lines'][number];

function Comparison({ comparison, title }: { readonly comparison: QuoteComparison; readonly title: string }) {
  const t = useTranslate();
  const { lines, before, after, sums } = comparison;
  const changed = lines.filter(({ kind }) => kind !== 'same');
  const unchanged = lines.length - changed.length;
  const hasPrices = sums !== null;
  return (
    <Stack gap={5}>
      {changed.length === 0 ? (
        <Text>{t('budgets.compareSame')}</Text>
      ) : (
        <Table
          caption={title}
          columns={[
            { id: 'product', label: t('budgets.product') },
            { id: 'quantity', label: t('budgets.quantity'), align: 'end' },
            ...(hasPrices
              ? ([
                  { id: 'unitPrice', label: t('budgets.unitPrice'), align: 'end' },
                  { id: 'discount', label: t('budgets.lineDiscount'), align: 'end' },
                  { id: 'difference', label: t('budgets.difference'), align: 'end' },
                ] as const)
              : []),
          ]}
        >
          <TableBody>
            {changed.map((change) => (
              <ChangedLine key={(change.after ?? change.before)?._id} change={change} hasPrices={hasPrices} />
            ))}
          </TableBody>
        </Table>
      )}
      {changed.length > 0 && unchanged > 0 && (
        <Text size={14} tone="quiet" className={styles.unchanged}>
          {t('budgets.compareUnchanged', { count: unchanged })}
        </Text>
      )}
      {before.totalNet && after.totalNet && (
        <SumsThenAndNow before={before.totalNet} after={after.totalNet} />
      )}
    </Stack>
  );
}

const kindWords: Readonly<Partial<Record<Change['kind'], string>>> = {
  added: 'budgets.lineAdded',
  gone: 'budgets.lineGone',
};

function ChangedLine({ change, hasPrices }: { readonly change: Change; readonly hasPrices: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { before, after, kind, difference } = change;
  const line = after ?? before;
  const word = kindWords[kind];
  if (!line) return null;
  const sign = difference && difference.amount > 0 ? '+' : '';
  return (
    <TableRow>
      <TableCell column="product" isRowHeader>
        <span className={styles.compared}>
          <Text as="span" weight="strong">
            {line.name}
          </Text>
          <Text as="span" size={14} tone="quiet" isCode>
            {line.referenceCode}
          </Text>
          {word !== undefined && (
            <Text as="span" size={14}>
              {t(word)}
            </Text>
          )}
        </span>
      </TableCell>
      <TableCell column="quantity" isTabular>
        <TurnedQuantity before={before?.quantity} now={after?.quantity} />
      </TableCell>
      {hasPrices && (
        <>
          <TableCell column="unitPrice" isTabular>
            <span className={styles.turned}>
              <Turned
                before={before?.unitPvp && format.money(before.unitPvp)}
                now={after?.unitPvp && format.money(after.unitPvp)}
              >
                {(price) => price}
              </Turned>
            </span>
          </TableCell>
          <TableCell column="discount" isTabular>
            <span className={styles.turned}>
              <Turned before={before?.discount} now={after?.discount}>
                {(percent) => format.unit(percent, '%')}
              </Turned>
            </span>
          </TableCell>
          <TableCell column="difference" isTabular>
            {difference && `${sign}${format.money(difference)}`}
          </TableCell>
        </>
      )}
    </TableRow>
  );
}
