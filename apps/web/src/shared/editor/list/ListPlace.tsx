import type { ReactNode } from 'react';
import styles from './ListPlace.module.css';

/** The place of a list that stands where the room would. */
export function ListPlace({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}
