import type { RequestState } from '@lucerna/contract';
import { Text } from '@lucerna/kit';
import { useTranslate } from '../../shared/i18n';
import styles from './Requests.module.css';

/** How far a request is, in a word and a sign. */
export function RequestStateMark({ state }: { state: RequestState }) {
  const t = useTranslate();
  return (
    <Text as="span" size={14} className={styles.state} data-state={state}>
      {t(`requests.state.${state}`)}
    </Text>
  );
}
