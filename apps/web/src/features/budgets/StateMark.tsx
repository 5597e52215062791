import { Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import { stateWords, type QuoteStateName } from './quote-states';
import styles from './QuoteState.module.css';

/** Where a revision stands: a word with a lamp, lit while something may still come of it. */
export function StateMark({ state }: { readonly state: QuoteStateName }) {
  const t = useTranslate();
  return (
    <span className={styles.state} data-state={state}>
      <span className={styles.lamp} aria-hidden="true" />
      <Text as="span" size={14}>
        {t(stateWords[state])}
      </Text>
    </span>
  );
}
