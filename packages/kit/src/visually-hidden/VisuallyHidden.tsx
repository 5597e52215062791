import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

export interface VisuallyHiddenProps {
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'caption';
  children: ReactNode;
}

/** Words for a screen reader only. */
export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={styles.hidden}>{children}</Tag>;
}
