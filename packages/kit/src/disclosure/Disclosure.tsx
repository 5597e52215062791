import type { ReactNode } from 'react';
import { Button, Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components';
import { classNames } from '../class-names';
import { Icon } from '../icon/Icon';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  title: ReactNode;
  /** Stands at the end of the title's line, such as a figure. */
  end?: ReactNode;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  /** `line` takes a row with a line under it, `inline` only a word. */
  variant?: 'line' | 'inline';
  children: ReactNode;
  className?: string;
}

/** Something more, shown in its place when asked for. */
export function Disclosure({ title, end, variant = 'line', children, className, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure {...rest} className={classNames(styles.disclosure, styles[variant], className)}>
      <Button slot="trigger" className={styles.trigger}>
        <span className={styles.title}>{title}</span>
        {end && <span className={styles.end}>{end}</span>}
        <Icon name="chevron-down" size={16} className={styles.mark} />
      </Button>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
