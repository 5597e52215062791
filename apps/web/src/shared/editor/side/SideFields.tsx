import type { ReactNode } from 'react';
import styles from './SideFields.module.css';

/** Short fields two by two; they stay in line where a name takes two lines. */
export function SideFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}
