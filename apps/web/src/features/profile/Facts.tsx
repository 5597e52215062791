import type { ComponentProps } from 'react';
import { Facts as SharedFacts } from '../../shared/facts/Facts';
import styles from './Profile.module.css';

/** Names and what they are, in two columns. */
export function Facts({ facts }: Pick<ComponentProps<typeof SharedFacts>, 'facts'>) {
  return <SharedFacts facts={facts} className={styles.facts} factClassName={styles.fact} />;
}
