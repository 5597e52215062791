import type { Budget } from '@lucerna/contract';
import { Heading, Table, TableBody, TableCell, TableRow, Text } from '@lucerna/kit';
import { useDensity } from '../../shared/list/use-density';
import { LinePlace } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import { useLineColumns } from './use-line-columns';
import styles from './Sheet.module.css';

/** What may be chosen beside a quote, at list price: none of it is in the sum. */
export function OfferedOptions({ budget: { options = [], withPrices } }: { readonly budget: Budget }) {
  const t = useTranslate();
  const format = useFormat();
  const [density] = useDensity();
  const columns = useLineColumns(withPrices).filter(({ id }) => id !== 'discount' && id !== 'net');
  if (options.length === 0) return null;
  return (
    <section aria-label={t('budgets.options')}>
      <Heading level={3} size={20}>
        {t('budgets.options')}
      </Heading>
      <Table caption={t('budgets.options')} columns={columns} density={density} className={styles.lines}>
        <TableBody>
          {options.map((option, place) => (
            // The same product may be offered twice.
            <TableRow key={place}>
              <TableCell column="product" isRowHeader>
                <span className={styles.option}>
                  <Text as="span" weight="strong">
                    {option.name}
                  </Text>
                  <Text as="span" size={14} tone="quiet" isCode>
                    {option.referenceCode}
                  </Text>
                  {option.instead !== undefined && (
                    <Text as="span" size={14}>
                      {t('budgets.instead', { reference: option.instead })}
                    </Text>
                  )}
                  <LinePlace line={option} />
                </span>
              </TableCell>
              <TableCell column="quantity" isTabular>
                {format.number(option.quantity)}
              </TableCell>
              {withPrices && (
                <>
                  <TableCell column="unitPrice" isTabular>
                    {option.unitPvp ? format.money(option.unitPvp) : '–'}
                  </TableCell>
                  <TableCell column="total" isTabular>
                    {option.totalNet ? format.money(option.totalNet) : '–'}
                  </TableCell>
                </>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}
