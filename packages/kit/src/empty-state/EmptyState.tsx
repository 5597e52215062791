import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Heading, type HeadingLevel } from '../heading/Heading';
import { Text } from '../text/Text';
import styles from './EmptyState.module.css';

export interface EmptyStateProps {
  picture?: ReactNode;
  title: ReactNode;
  headingLevel?: HeadingLevel;
  children?: ReactNode;
  /** The first act, as a button or link. */
  action?: ReactNode;
  className?: string;
}

/** A place with nothing in it yet: it invites the first act. */
export function EmptyState({
  picture,
  title,
  headingLevel = 2,
  children,
  action,
  className,
}: EmptyStateProps) {
  return (
    <div className={classNames(styles.empty, className)}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading level={headingLevel} size={28}>
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="quiet" className={styles.text}>
          {children}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
