import { Text, type TextProps } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './Facts.module.css';

interface FactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  /** Of the names. */
  readonly size?: TextProps['size'];
  /** Without one they stand below each other. */
  readonly className?: string;
  readonly factClassName?: string;
}

/** Names and what they are, as a list of definitions. */
export function Facts({ facts, size, className = styles.facts, factClassName }: FactsProps) {
  return (
    <dl className={className}>
      {facts.map(([name, value]) => (
        <div key={name} className={factClassName}>
          <Text as="dt" size={size} tone="quiet">
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
