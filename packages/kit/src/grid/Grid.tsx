import type { HTMLAttributes } from 'react';
import type { Breakpoint } from '../breakpoint/breakpoints';
import { classNames } from '../class-names';
import { spaceLength, type Space } from '../stack/space';
import styles from './Grid.module.css';

export interface GridProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'dl';
  /** Columns from 768 px on, one below; or a number for each width of window, each good until a wider one has its own. */
  columns?: number | Partial<Record<Breakpoint, number>>;
  /** Instead of a number: as many columns as fit, each at least this wide (a CSS length). */
  minColumn?: string;
  gap?: Space;
}

/** Things side by side in equal columns. */
export function Grid(props: GridProps) {
  const { as: Tag = 'div', columns = 2, minColumn, gap = 4, className, style, ...rest } = props;
  const layout = { ...columnLayout(columns), '--min-column': minColumn, gap: spaceLength(gap), ...style };
  return (
    <Tag
      {...rest}
      style={layout}
      className={classNames(minColumn ? styles.fitted : styles.counted, className)}
    />
  );
}

function columnLayout(columns: NonNullable<GridProps['columns']>) {
  const { sm = 1, md, lg } = typeof columns === 'number' ? { md: columns } : columns;
  return { '--columns-sm': sm, '--columns-md': md ?? sm, '--columns-lg': lg ?? md ?? sm };
}
