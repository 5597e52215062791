import type { Order } from '@lucerna/contract';
import type { Money } from '@lucerna/engine';
import { TableCell, Text, VisuallyHidden } from '@lucerna/kit';
import { FormerValue } from '../../shared/sale';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Order.module.css';

type OrderedLine = Order['products']['byId'][string] & {
  /** What the project says, where the price is another one now. */
  readonly pricesBefore?: { readonly unitNet: Money };
  /** Free pieces of the maker's stock, while it is being ordered. */
  readonly stock?: { readonly pieces: number; readonly at: string };
};

/** When a line leaves and what it costs: the last cells of its row. */
export function LineTerms({ line, isLeftOut }: { line: OrderedLine; isLeftOut: boolean }) {
  const t = useTranslate();
  const format = useFormat();
  const { availability, prices, stock } = line;
  return (
    <>
      <TableCell column="leaves" isTabular className={styles.day}>
        {isLeftOut
          ? '–'
          : availability.shippingDate
            ? format.shortDate(availability.shippingDate)
            : t('orders.noDate')}
        {stock && !isLeftOut && (
          <Text as="span" size={12} tone="quiet" className={styles.stock}>
            {t(stock.pieces > 0 ? 'orders.inStock' : 'orders.notInStock', {
              pieces: format.number(stock.pieces, 0),
            })}
            <VisuallyHidden> {t('orders.stockOn', { date: format.date(stock.at) })}</VisuallyHidden>
          </Text>
        )}
      </TableCell>
      {prices && (
        <>
          <TableCell column="unitNet" isTabular>
            {line.pricesBefore && (
              <FormerValue label={t('sale.priceBefore')} className={styles.before}>
                {format.money(line.pricesBefore.unitNet)}
              </FormerValue>
            )}
            {format.money(prices.unitNet)}
          </TableCell>
          <TableCell column="total" isTabular className={styles.strong}>
            {isLeftOut ? '–' : format.money(prices.totalNet)}
          </TableCell>
        </>
      )}
    </>
  );
}
