import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import { Heading, type HeadingLevel } from '../heading/Heading';
import { Icon } from '../icon/Icon';
import { Text } from '../text/Text';
import styles from './ErrorState.module.css';

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  headingLevel?: HeadingLevel;
  /** What is safe, such as that nothing was lost. */
  safe?: ReactNode;
  /** What to do now. */
  advice?: ReactNode;
  action?: ReactNode;
  /** A number to tell support, such as a request id. */
  trace?: string;
  className?: string;
}

/** A place that could not be shown: what happened, what is safe, what to do. */
export function ErrorState(props: ErrorStateProps) {
  const { title, headingLevel = 2, safe, advice, action, trace, className } = props;
  return (
    <div role="alert" className={classNames(styles.error, className)}>
      <Icon name="warning" size={24} className={styles.mark} />
      <Heading level={headingLevel} size={28}>
        {title}
      </Heading>
      {safe && <Text className={styles.text}>{safe}</Text>}
      {advice && (
        <Text tone="quiet" className={styles.text}>
          {advice}
        </Text>
      )}
      {action && <div className={styles.action}>{action}</div>}
      {trace && (
        <Text size={12} tone="quiet" isCode>
          {trace}
        </Text>
      )}
    </div>
  );
}
