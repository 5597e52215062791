import type { ModelSheet } from '@lucerna/engine';
import { useMeasures } from '../../shared/catalogue/use-measures';
import { useFormat, useTranslate } from '../../shared/i18n';
import { factsOf } from './facts-of';
import styles from './Facts.module.css';

/** The technical facts of a model, as a quiet table. */
export function Facts({ sheet }: { sheet: ModelSheet }) {
  const t = useTranslate();
  const format = useFormat();
  const measures = useMeasures(sheet.catalogId);
  return (
    <dl className={styles.facts}>
      {factsOf(sheet, measures, t, format).map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
