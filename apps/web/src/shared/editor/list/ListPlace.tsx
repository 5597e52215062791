import { classNames } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './ListPlace.module.css';

/** The place of a list that stands where the room would; raised above what can be put into the room. */
export function ListPlace({ isRaised, children }: { isRaised?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.place, isRaised && styles.raised)}>{children}</div>;
}
