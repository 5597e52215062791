import type { Money } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../shared/i18n';
import styles from './Sheet.module.css';

/** What a quote that is written comes to, beside it; a dash while that cannot be said. */
export function SideTotal({ total }: { readonly total: Money | undefined }) {
  const t = useTranslate();
  const format = useFormat();
  return (
    <>
      <Text tone="quiet" className={styles.sideTotal}>
        {t('budgets.total')}
      </Text>
      <Text as="output" size={40} isTabular className={styles.sideTotal}>
        {total ? format.money(total) : '–'}
      </Text>
    </>
  );
}
