import { classNames } from '@lucerna/kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './ListRow.module.css';

interface ListRowProps {
  readonly to: string;
  /** Says its columns, and what else is of its own. */
  readonly className: string | undefined;
  /** The first one holds its words, under one another. */
  readonly children: ReactNode;
}

/** A row of a list that leads to what it is about. */
export const ListRow = ({ to, className, children }: ListRowProps) => (
  <Link to={to} className={classNames(styles.row, className)}>
    {children}
  </Link>
);
