import type { Project } from '@lucerna/contract';
import { kgToPounds } from '@lucerna/engine';
import { useFormat, useWords } from '../../../shared/words';
import styles from './ProjectSummary.module.css';

/** Pieces, power, light, weight and the longest lead time of a project, in the units of its catalogue. */
export function ProjectFigures({ project: { totals, products, catalogId } }: { project: Project }) {
  const say = useWords();
  const format = useFormat();
  const weeks = Object.values(products.byId).map(({ leadTimeWeeks }) => leadTimeWeeks);
  const longest = weeks.length > 0 && !weeks.includes(null) ? Math.max(...weeks.map(Number)) : null;
  const weight =
    catalogId === 21
      ? format.unit(kgToPounds(totals.netWeightKg), 'lb', 1)
      : format.unit(totals.netWeightKg, 'kg', 1);
  const rows = [
    ['pieces', format.number(totals.quantity)],
    ['watts', format.unit(totals.watts, 'W', 1)],
    ['lumens', format.unit(totals.lumens, 'lm', 0)],
    ['weight', weight],
    ...(weeks.length > 0
      ? [
          [
            'longestLeadTime',
            longest === null ? say('projects.leadTimeUnknown') : say('projects.weeks', { count: longest }),
          ],
        ]
      : []),
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name} className={styles.figure}>
          <dt>{say(`projects.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
