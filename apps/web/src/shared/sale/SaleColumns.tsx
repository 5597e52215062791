import { classNames } from '@lucerna/kit';
import type { ReactNode } from 'react';
import styles from './SaleColumns.module.css';

interface SaleColumnsProps {
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** The lines of a sale, and beside them what they come to with what can be done. */
export function SaleColumns({ isBusy, children }: SaleColumnsProps) {
  return (
    <div className={styles.columns} aria-busy={isBusy}>
      {children}
    </div>
  );
}

interface SaleSideProps {
  readonly className?: string | undefined;
  /** Left out of what is printed. */
  readonly isUnprinted?: boolean;
  readonly children: ReactNode;
}

/** Stays in sight while the lines are read. */
export function SaleSide({ className, isUnprinted, children }: SaleSideProps) {
  return (
    <aside className={classNames(styles.side, className)} data-unprinted={isUnprinted || undefined}>
      {children}
    </aside>
  );
}
