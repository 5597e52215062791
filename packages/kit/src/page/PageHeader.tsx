import type { ReactNode } from 'react';
import { Heading, type HeadingSize } from '../heading/Heading';
import { Text } from '../text/Text';
import styles from './Page.module.css';

export interface PageHeaderProps {
  title: ReactNode;
  /** About what the title still lacks: its place is held, so that nothing moves when it comes. */
  filler?: string;
  size?: HeadingSize;
  /** `Breadcrumbs`, or a line of the same place. */
  above?: ReactNode;
  /** One quiet line under the title. */
  lead?: ReactNode;
  /** Buttons at the end of the title's line. */
  actions?: ReactNode;
}

/** The head of a page: where it is, what it is, what can be done. */
export function PageHeader({ title, filler, size = 40, above, lead, actions }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {above}
      <div className={styles.titleLine}>
        <Heading level={1} size={size}>
          {title}
          {filler && (
            <span aria-hidden="true" className={styles.filler}>
              {' '}
              {filler}
            </span>
          )}
        </Heading>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {lead && (
        <Text as="div" size={20} tone="quiet" className={styles.lead}>
          {lead}
        </Text>
      )}
    </header>
  );
}
