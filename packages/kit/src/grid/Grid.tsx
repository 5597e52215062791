import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { spaceLength } from '../stack/space';
import type { Space } from '../stack/space';
import styles from './Grid.module.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /** Columns from 768 px on; one below. */
  columns?: number;
  /** Instead of a number: as many columns as fit, each at least this wide (a CSS length). */
  minColumn?: string;
  gap?: Space;
}

/** Things side by side in equal columns. */
export function Grid(props: GridProps) {
  const { as: Tag = 'div', columns = 2, minColumn, gap = 4, className, style, ...rest } = props;
  const layout = { '--columns': columns, '--min-column': minColumn, gap: spaceLength(gap), ...style };
  return (
    <Tag
      {...rest}
      style={layout}
      className={classNames(minColumn ? styles.fitted : styles.counted, className)}
    />
  );
}
