import type { ModelSheet } from '@lucerna/engine';
import { Heading } from '@lucerna/kit';
import { today } from '../../shared/catalogue/today';
import { useMeasures } from '../../shared/catalogue/use-measures';
import { languageOf, useFormat, useTranslate } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import { factsOf } from './facts-of';
import styles from './Facts.module.css';

/** The technical facts of a model, as quiet tables, one for each group. */
export function Facts({ sheet }: { sheet: ModelSheet }) {
  const t = useTranslate();
  const language = useSelector(languageOf);
  const format = useFormat();
  const measures = useMeasures(sheet.catalogId);
  const groups = factsOf(sheet, { measures, t, language, format, today: today() });
  return (
    <div className={styles.groups}>
      {groups.map(({ title, facts }) => (
        <div key={title}>
          <Heading level={2} size={16} className={styles.title}>
            {t(title)}
          </Heading>
          <dl className={styles.facts}>
            {facts.map(({ name, value }) => (
              <div key={name} className={styles.fact}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
