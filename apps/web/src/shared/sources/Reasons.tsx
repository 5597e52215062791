import type { ReactNode } from 'react';
import styles from './Sources.module.css';

/** Why some of many could not be made, one after the other. */
export function Reasons({ children }: { readonly children: ReactNode }) {
  return <ul className={styles.reasons}>{children}</ul>;
}
