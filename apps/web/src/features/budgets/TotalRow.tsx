import { classNames } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './Sheet.module.css';

interface TotalRowProps {
  readonly label: ReactNode;
  readonly amount: string;
  readonly isLast?: boolean;
}

/** One step of the way from the subtotal to the total. */
export function TotalRow({ label, amount, isLast }: TotalRowProps) {
  return (
    <div className={classNames(styles.totalRow, isLast && styles.lastTotal)}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
