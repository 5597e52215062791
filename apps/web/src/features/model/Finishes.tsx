import { isValidOn, variationCode, type ModelSheet } from '@lucerna/engine';
import { Text } from '@lucerna/kit';
import { today } from '../../shared/catalogue/today';
import { FinishSample } from '../../shared/configuring/choices/FinishSample';
import { languageOf } from '../../shared/i18n';
import { useSelector } from '../../shared/store/hooks';
import styles from './Finishes.module.css';

/** The finishes in which a model can be had today, each with its sample, name, code and RAL where it has one. */
export const finishesOf = ({ variations }: ModelSheet) =>
  variations.filter((each) => each.type === 'color' && isValidOn(each, today()));

/** Samples of the finishes. */
export function Finishes({ sheet }: { sheet: ModelSheet }) {
  const language = useSelector(languageOf);
  return (
    <ul className={styles.list}>
      {finishesOf(sheet).map((each) => {
        const code = variationCode(each);
        return (
          <li key={code} className={styles.finish}>
            <span className={styles.sample}>
              <FinishSample finish={sheet.finishes?.find((known) => known.code === code) ?? null} />
            </span>
            <Text>{each.description[language]}</Text>
            <Text size={14} tone="quiet" isTabular>
              {[code, each.ral].filter(Boolean).join(' · ')}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
