import type { Project } from '@lucerna/contract';
import { useMeasures } from '../../../shared/catalogue/use-measures';
import { useFormat, useTranslate } from '../../../shared/i18n';
import styles from './ProjectSummary.module.css';

/** Pieces, power, light, weight and the longest lead time of a project, in the user's units. */
export function ProjectFigures({ project: { totals, products, catalogId } }: { project: Project }) {
  const t = useTranslate();
  const format = useFormat();
  const weeks = Object.values(products.byId).map(({ leadTimeWeeks }) => leadTimeWeeks);
  const longest = weeks.length > 0 && !weeks.includes(null) ? Math.max(...weeks.map(Number)) : null;
  const { writeKg } = useMeasures(catalogId);
  const rows = [
    ['pieces', format.number(totals.quantity)],
    ['watts', format.unit(totals.watts, 'W', 1)],
    ['lumens', format.unit(totals.lumens, 'lm', 0)],
    ['weight', writeKg(totals.netWeightKg, format)],
    ...(weeks.length > 0
      ? [
          [
            'longestLeadTime',
            longest === null ? t('projects.leadTimeUnknown') : t('projects.weeks', { count: longest }),
          ],
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{t(`projects.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
