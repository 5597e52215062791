import type { BudgetDraft } from '@lucerna/contract';
import type { BudgetTotals } from '@lucerna/engine';
import { Table, TableBody, TableCell, TableRow, Text, VisuallyHidden } from '@lucerna/kit';
import { useDensity } from '../../shared/list/use-density';
import { ProductIdentity, useDescribe } from '../../shared/product';
import { useFormat, useTranslate } from '../../shared/i18n';
import { Percent } from './Percent';
import { useLineColumns } from './use-line-columns';
import styles from './Sheet.module.css';

interface QuoteLinesProps {
  readonly draft: BudgetDraft;
  readonly totals: BudgetTotals | null;
  readonly discounts: Readonly<Record<string, number>>;
  readonly onDiscount: (id: string, percent: number) => void;
}

/** The lines of the sheet; each takes a discount of its own. */
export function QuoteLines({ draft, totals, discounts, onDiscount }: QuoteLinesProps) {
  const t = useTranslate();
  const format = useFormat();
  const columns = useLineColumns();
  const { lines, projectId, currency } = draft;
  const [density] = useDensity();
  const describe = useDescribe(currency, lines);
  return (
    <Table
      caption={t('budgets.lines')}
      columns={columns}
      density={density}
      hasStickyHead
      className={styles.lines}
    >
      <TableBody>
        {lines.map((line, place) => {
          const priced = totals?.lines[place];
          return (
            <TableRow key={line._id}>
              <TableCell column="product" isRowHeader>
                <ProductIdentity
                  product={line}
                  description={describe(line)}
                  projectId={projectId}
                  isFirst={place < 4}
                >
                  {line.shippingDate && (
                    <Text as="span" size={14} tone="quiet" isTabular>
                      {t('budgets.leavesOn', { date: format.date(line.shippingDate) })}
                    </Text>
                  )}
                  {line.priceState === 'expired' && line.priceValidUntil && (
                    <Text as="span" size={14} tone="warning">
                      {t('sale.wasValidUntil', { date: format.date(line.priceValidUntil) })}
                    </Text>
                  )}
                </ProductIdentity>
              </TableCell>
              <TableCell column="quantity" isTabular>
                {format.number(line.quantity)}
              </TableCell>
              <TableCell column="unitPrice" isTabular>
                {line.unitGrossBefore && (
                  <Text as="span" size={14} tone="quiet">
                    <VisuallyHidden>{t('sale.priceBefore')} </VisuallyHidden>
                    <s>{format.money(line.unitGrossBefore)}</s>{' '}
                  </Text>
                )}
                {line.unitGross && format.money(line.unitGross)}
              </TableCell>
              <TableCell column="discount">
                <Percent
                  label={t('budgets.lineDiscountOf', { reference: line.referenceCode })}
                  isLabelHidden
                  value={discounts[line._id] ?? 0}
                  onChange={(percent) => onDiscount(line._id, percent)}
                  className={styles.percent}
                />
              </TableCell>
              <TableCell column="net" isTabular>
                {priced && format.money(priced.unitNet)}
              </TableCell>
              <TableCell column="total" isTabular className={styles.strong}>
                {priced && format.money(priced.totalNet)}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
