import { createContext, use, type ReactNode, type TdHTMLAttributes } from 'react';
import { classNames } from '../class-names';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden';
import styles from './Table.module.css';

export interface TableColumn {
  id: string;
  label: ReactNode;
  align?: 'start' | 'center' | 'end';
  /** The heading is for a screen reader only. */
  isLabelHidden?: boolean;
  /** A CSS width. */
  width?: string;
  /** The column is left away on a phone. */
  isWideOnly?: boolean;
  /** It holds the box that chooses a row: on a phone it stands before what names the row. */
  isChoice?: boolean;
}

/** How much room a row takes. */
export type Density = 'comfortable' | 'compact';

const Columns = createContext<readonly TableColumn[]>([]);

export interface TableProps {
  /** What the table holds; for a screen reader unless shown. */
  caption: ReactNode;
  isCaptionShown?: boolean;
  columns: readonly TableColumn[];
  /** Rows: `TableBody`s of `TableRow`s of `TableCell`s. */
  children: ReactNode;
  /** On a phone each row becomes a card with the headings as labels, or the table scrolls sideways. */
  onPhone?: 'cards' | 'scroll';
  density?: Density;
  /** The headings stay under the bar while the rows go by; not where the table scrolls sideways. */
  hasStickyHead?: boolean;
  /** How many rows there are, where only those that are seen are in the page (`TableGap`). */
  rowCount?: number;
  className?: string;
}

/** A plain table of real rows and cells. */
export function Table(props: TableProps) {
  const { caption, isCaptionShown, columns, children, onPhone = 'cards', className } = props;
  const { density = 'comfortable', hasStickyHead, rowCount } = props;
  return (
    <div className={classNames(styles.frame, onPhone === 'scroll' && styles.scroll, className)}>
      <table
        data-density={density}
        // The row of headings is one of them.
        aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
        className={classNames(
          styles.table,
          onPhone === 'cards' && styles.cards,
          hasStickyHead && styles.sticky,
        )}
      >
        {isCaptionShown ? (
          <caption className={styles.caption}>{caption}</caption>
        ) : (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        )}
        <thead className={styles.head}>
          <tr>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                style={column.width ? { inlineSize: column.width } : undefined}
                className={classNames(styles[column.align ?? 'start'], column.isWideOnly && styles.wideOnly)}
              >
                {column.isLabelHidden ? <VisuallyHidden>{column.label}</VisuallyHidden> : column.label}
              </th>
            ))}
          </tr>
        </thead>
        <Columns value={columns}>{children}</Columns>
      </table>
    </div>
  );
}

export interface TableBodyProps {
  /** A heading over these rows, such as the name of a group. */
  title?: ReactNode;
  /** Stands at the end of the heading's line, such as a sum. */
  titleEnd?: ReactNode;
  children: ReactNode;
}

/** Rows that belong together. */
export function TableBody({ title, titleEnd, children }: TableBodyProps) {
  const columns = use(Columns);
  return (
    <tbody className={styles.body}>
      {title && (
        <tr className={styles.titleRow}>
          <th scope="rowgroup" colSpan={columns.length}>
            <span className={styles.title}>
              <span>{title}</span>
              {titleEnd && <span className={styles.titleEnd}>{titleEnd}</span>}
            </span>
          </th>
        </tr>
      )}
      {children}
    </tbody>
  );
}

export interface TableRowProps {
  isSelected?: boolean;
  /** Answers a hover; for rows that lead somewhere by a link in them. */
  isInteractive?: boolean;
  /** Its place among all rows, 0 the first, where only those that are seen are in the page. */
  place?: number;
  children: ReactNode;
  className?: string;
}

/** One row. */
export function TableRow({ isSelected, isInteractive, place, children, className }: TableRowProps) {
  return (
    <tr
      aria-rowindex={place === undefined ? undefined : place + 2}
      data-place={place}
      data-selected={isSelected || undefined}
      className={classNames(styles.row, isInteractive && styles.interactive, className)}
    >
      {children}
    </tr>
  );
}

/** The room of rows that are not in the page. */
export function TableGap({ height }: { height: number }) {
  const columns = use(Columns);
  return (
    <tr aria-hidden="true" className={styles.gap}>
      <td colSpan={columns.length} style={{ blockSize: height }} />
    </tr>
  );
}

/**
 * Texts by column that make their columns as wide as the widest of all rows, where only some of these are in the page: a column
 * would else move while one scrolls.
 */
export function TableWidths({ texts }: { texts: Readonly<Record<string, string>> }) {
  const columns = use(Columns);
  return (
    <tr aria-hidden="true" className={styles.widths}>
      {columns.map(({ id }) => (
        <td key={id}>
          <div>{texts[id]}</div>
        </td>
      ))}
    </tr>
  );
}

export interface TableCellProps extends Omit<TdHTMLAttributes<HTMLTableCellElement>, 'align'> {
  /** The id of its column, which gives it label and side. */
  column: string;
  /** It names its row. */
  isRowHeader?: boolean;
  /** Figures of one width. */
  isTabular?: boolean;
}

/** One cell. */
export function TableCell({ column, isRowHeader, isTabular, className, ...rest }: TableCellProps) {
  const found = use(Columns).find((candidate) => candidate.id === column);
  const label = found && !found.isLabelHidden && typeof found.label === 'string' ? found.label : undefined;
  const Tag = isRowHeader ? 'th' : 'td';
  return (
    <Tag
      {...rest}
      scope={isRowHeader ? 'row' : undefined}
      data-label={label}
      className={classNames(
        styles.cell,
        styles[found?.align ?? 'start'],
        found?.isWideOnly && styles.wideOnly,
        found?.isChoice && styles.choice,
        isTabular && styles.tabular,
        className,
      )}
    />
  );
}
