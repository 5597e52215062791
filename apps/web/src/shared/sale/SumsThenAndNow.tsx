import type { Money } from '@lucerna/engine';
import { useFormat, useTranslate } from '../i18n';
import styles from './SumsThenAndNow.module.css';

interface SumsThenAndNowProps {
  readonly before: Money;
  readonly after: Money;
  /** With its sign, where it is said too. */
  readonly difference?: string;
}

/** What lines came to, what they come to now, and where it is given the difference; the last of them stands out. */
export function SumsThenAndNow({ before, after, difference }: SumsThenAndNowProps) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{t('sale.sumBefore')}</dt>
        <dd>{format.money(before)}</dd>
      </div>
      <div>
        <dt>{t('sale.sumNow')}</dt>
        <dd>{format.money(after)}</dd>
      </div>
      {difference !== undefined && (
        <div>
          <dt>{t('catalogueChanges.difference')}</dt>
          <dd>{difference}</dd>
        </div>
      )}
    </dl>
  );
}
