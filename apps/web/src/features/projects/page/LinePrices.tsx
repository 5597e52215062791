import type { CatalogueChange, ProjectProduct } from '@lucerna/contract';
import { TableCell, Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './ProjectLines.module.css';

interface LinePricesProps {
  readonly prices: NonNullable<ProjectProduct['prices']> | null;
  readonly check: CatalogueChange | undefined;
  /** The net price of a piece has a column. */
  readonly hasNet: boolean;
}

/** The three figures of a line in money; where there is no price, that in words and never a zero. */
export function LinePrices({ prices, check, hasNet }: LinePricesProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <TableCell column="unit" isTabular className={styles.unit}>
        {prices ? (
          format.money(prices.unitGross)
        ) : (
          <Text as="span" size={14} tone="warning">
            {t('projects.noPrice')}
          </Text>
        )}
        {check?.kinds.includes('price') && <PriceToday check={check} />}
      </TableCell>
      {hasNet && (
        <TableCell column="net" isTabular className={styles.net}>
          {prices ? format.money(prices.unitNet) : '–'}
        </TableCell>
      )}
      <TableCell column="total" isTabular className={styles.total}>
        {prices ? <strong>{format.money(prices.totalNet)}</strong> : '–'}
      </TableCell>
    </>
  );
}

/** What became of the price of a line, under it. */
function PriceToday({ check: { after } }: { check: CatalogueChange }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <Text size={14} tone="warning" className={styles.underFigure}>
      {after?.prices
        ? t('sale.todayIs', { price: format.money(after.prices.unitGross) })
        : t('sale.noneToday')}
    </Text>
  );
}
