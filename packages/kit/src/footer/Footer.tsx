import type { ReactNode } from 'react';
import styles from './Footer.module.css';

export interface FooterProps {
  /** Columns of links. */
  children?: ReactNode;
  /** The last line: whose it is. */
  start?: ReactNode;
  /** The last line at its end: language, catalogue. */
  end?: ReactNode;
  /** Below the last line, so that nothing moves when it comes later. */
  after?: ReactNode;
}

/** The foot of every page. */
export function Footer({ children, start, end, after }: FooterProps) {
  return (
    <footer className={styles.footer}>
      {children && <div className={styles.columns}>{children}</div>}
      <div className={styles.line}>
        <div>{start}</div>
        <div className={styles.end}>{end}</div>
      </div>
      {after && <div className={styles.after}>{after}</div>}
    </footer>
  );
}
