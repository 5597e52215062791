import type { Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import { TotalRow } from './TotalRow';
import styles from './Sheet.module.css';

interface MarginProps {
  /** What the products are sold at, without tax. */
  readonly net: Money;
  readonly cost: Money;
}

/** What the products cost who sells them and what is left, for nobody else's eyes. */
export function Margin({ net, cost }: MarginProps) {
  const t = useTranslate();
  const format = useFormat();
  const left = net.amount - cost.amount;
  const share = net.amount === 0 ? 0 : (left / net.amount) * 100;
  return (
    <div className={styles.margin}>
      <dl className={styles.totals}>
        <TotalRow label={t('budgets.cost')} amount={format.money(cost)} />
        <TotalRow
          label={t('budgets.margin')}
          amount={`${format.money({ ...net, amount: left })} · ${format.unit(share, '%', 1)}`}
        />
      </dl>
      <Text size={14} tone="quiet">
        {t('budgets.onlyForYou')}
      </Text>
    </div>
  );
}
