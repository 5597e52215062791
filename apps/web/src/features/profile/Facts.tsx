import { Text } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './Profile.module.css';

/** Names and what they are, in two columns. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <Text as="dt" tone="quiet">
            {name}
          </Text>
          <Text as="dd" isTabular>
            {value}
          </Text>
        </div>
      ))}
    </dl>
  );
}
