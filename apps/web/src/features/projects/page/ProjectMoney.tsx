import type { Project } from '@lucerna/contract';
import { discountValue } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './ProjectSummary.module.css';

/** List price, discount and net total of a project; what has no price is said and not counted. */
export function ProjectMoney({ totals }: { totals: Project['totals'] }) {
  const t = useTranslate();
  const format = useFormat();
  const { gross, net, unpriced = 0 } = totals;
  const discount = gross && net && discountValue({ gross, net });
  return (
    <>
      <dl className={styles.figures}>
        {gross && discount && discount.amount > 0 && (
          <>
            <dt>{t('projects.gross')}</dt>
            <dd>{format.money(gross)}</dd>
            <dt>{t('projects.discount')}</dt>
            <dd>
              −{'\u202f'}
              {format.money(discount)}
            </dd>
          </>
        )}
        <dt className={styles.totalName}>{t('projects.netTotal')}</dt>
        <dd className={styles.total}>{net ? format.money(net) : '–'}</dd>
      </dl>
      {unpriced > 0 && (
        <Text size={14} tone="warning">
          {t('projects.unpriced', { count: unpriced })}
        </Text>
      )}
    </>
  );
}
