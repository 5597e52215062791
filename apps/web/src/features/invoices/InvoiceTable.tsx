import type { Invoice } from '@lucerna/contract';
import { Button, Link, Table, TableBody, TableCell, TableRow, Text, type TableColumn } from '@lucerna/kit';
import { Fragment } from 'react';
import { useSaveFile } from '../../shared/file/use-save-file';
import { useDensity } from '../../shared/list/use-density';
import { href } from '../../shared/route';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Invoices.module.css';

interface InvoiceTableProps {
  readonly clientCode: string;
  readonly invoices: readonly Invoice[];
}

/** Invoices and credit notes, each with its days, its orders, what it comes to and what of it is left to pay. */
export function InvoiceTable({ clientCode, invoices }: InvoiceTableProps) {
  const t = useTranslate();
  const [density] = useDensity();
  const columns: TableColumn[] = [
    { id: 'number', label: t('invoices.number') },
    { id: 'day', label: t('invoices.day') },
    { id: 'dueDay', label: t('invoices.dueDay') },
    { id: 'orders', label: t('invoices.orders') },
    { id: 'state', label: t('invoices.state') },
    { id: 'total', label: t('invoices.total'), align: 'end' },
    { id: 'left', label: t('invoices.left'), align: 'end' },
    { id: 'document', label: t('invoices.document'), isLabelHidden: true, align: 'end' },
  ];
  return (
    <Table caption={t('invoices.title')} columns={columns} density={density} hasStickyHead>
      <TableBody>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.number} clientCode={clientCode} invoice={invoice} />
        ))}
      </TableBody>
    </Table>
  );
}

function InvoiceRow({ clientCode, invoice }: { readonly clientCode: string; readonly invoice: Invoice }) {
  const t = useTranslate();
  const format = useFormat();
  const { number, kind, day, dueDay, orders, state, total, open, hasDocument } = invoice;
  const isCredit = kind === 'creditNote';
  const save = useSaveFile({
    address: `/api/v1/invoices/${encodeURIComponent(clientCode)}/documents/${encodeURIComponent(number)}`,
    name: `${number}.pdf`,
    action: 'getInvoiceDocument',
  });
  return (
    <TableRow>
      <TableCell column="number" isRowHeader isTabular>
        {number}
        {isCredit && (
          <Text as="span" size={14} tone="quiet" className={styles.kind}>
            {t('invoices.creditNote')}
          </Text>
        )}
      </TableCell>
      <TableCell column="day" isTabular>
        {format.shortDate(day)}
      </TableCell>
      <TableCell column="dueDay" isTabular>
        {dueDay ? format.shortDate(dueDay) : '–'}
      </TableCell>
      <TableCell column="orders" isTabular>
        {orders.length === 0
          ? '–'
          : orders.map(({ number: order, orderId }, place) => (
              <Fragment key={order}>
                {place > 0 && ', '}
                {orderId ? <Link href={href('order', { orderId })}>{order}</Link> : order}
              </Fragment>
            ))}
      </TableCell>
      <TableCell column="state">
        {!isCredit && (
          <span className={styles.state} data-state={state}>
            {t(`invoices.${state}`)}
          </span>
        )}
      </TableCell>
      <TableCell column="total" isTabular>
        {format.money(isCredit ? { ...total, amount: -total.amount } : total)}
      </TableCell>
      <TableCell column="left" isTabular>
        {open.amount > 0 ? format.money(open) : '–'}
      </TableCell>
      <TableCell column="document">
        {hasDocument ? (
          <Button
            variant="quiet"
            size="small"
            icon="download"
            aria-label={t('invoices.downloadOf', { number })}
            onPress={() => void save()}
          >
            PDF
          </Button>
        ) : (
          <Text as="span" size={14} tone="quiet">
            {t('invoices.noDocument')}
          </Text>
        )}
      </TableCell>
    </TableRow>
  );
}
