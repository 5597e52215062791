import { Table, TableBody, TableCell, TableGap, TableRow, TableWidths, useBreakpoint } from '@lucerna/kit';
import type { TableColumn } from '@lucerna/kit';
import { Fragment, useMemo, type ReactNode } from 'react';
import { useDensity } from '../../shared/list/use-density';
import { useRowWindow } from '../../shared/list/use-row-window';
import styles from './Sheet.module.css';

/** A row of a quote: a `TableRow`, with its place where only those that are seen are in the page. */
export interface QuoteRow {
  readonly key: string;
  readonly draw: (place: number | undefined) => ReactNode;
}

/** Rows under a heading; without one where they have none. */
export interface QuoteGroup {
  readonly key: string;
  readonly title?: ReactNode;
  /** Stands at the end of the heading’s line. */
  readonly titleEnd?: ReactNode;
  readonly rows: readonly QuoteRow[];
}

interface QuoteTableProps {
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly groups: readonly QuoteGroup[];
  /** The widest texts by column, so that no column moves while a long quote is scrolled. */
  readonly widths: Readonly<Record<string, string>>;
}

/** Of more rows only those that are seen are in the page. */
const maxInPage = 60;
/** Pixels that a row takes at least: as a card of a phone, else by the density. */
const leastHeight = { card: 240, compact: 64, comfortable: 104 } as const;

/** The lines of a quote, section after section. */
export function QuoteTable({ groups, ...props }: QuoteTableProps) {
  const count = groups.reduce((sum, { rows }) => sum + rows.length + 1, 0);
  return count > maxInPage ? (
    <LongTable {...props} groups={groups} />
  ) : (
    <WholeTable {...props} groups={groups} />
  );
}

function WholeTable({ caption, columns, groups }: QuoteTableProps) {
  const [density] = useDensity();
  return (
    <Table {...{ caption, columns, density }} hasStickyHead className={styles.lines}>
      {groups.map(({ key, title, titleEnd, rows }) => (
        <TableBody key={key} title={title} titleEnd={titleEnd}>
          {rows.map((row) => (
            <Fragment key={row.key}>{row.draw(undefined)}</Fragment>
          ))}
        </TableBody>
      ))}
    </Table>
  );
}

function LongTable({ caption, columns, groups, widths }: QuoteTableProps) {
  const [density] = useDensity();
  const breakpoint = useBreakpoint();
  const rows = useMemo(
    () => groups.flatMap((group) => [...(group.title ? [headOf(group, columns.length)] : []), ...group.rows]),
    [groups, columns.length],
  );
  // The same rows are the same array, so that nothing is measured anew while a figure is typed.
  const joined = rows.map(({ key }) => key).join('\n');
  const keys = useMemo(() => joined.split('\n'), [joined]);
  const usualHeight = breakpoint === 'sm' ? leastHeight.card : leastHeight[density];
  const { frame, pieces, onFocus } = useRowWindow({ keys, usualHeight, isOn: true });
  return (
    <div ref={frame} onFocusCapture={onFocus}>
      <Table {...{ caption, columns, density }} hasStickyHead rowCount={rows.length} className={styles.lines}>
        <TableBody>
          <TableWidths texts={widths} />
          {pieces.map((piece) => {
            if (!('row' in piece)) return <TableGap key={`before ${piece.before}`} height={piece.height} />;
            const row = rows[piece.row];
            return row && <Fragment key={row.key}>{row.draw(piece.row)}</Fragment>;
          })}
        </TableBody>
      </Table>
    </div>
  );
}

/** The heading of a group as a row among the others. */
function headOf({ key, title, titleEnd }: QuoteGroup, columns: number): QuoteRow {
  return {
    key: `head ${key}`,
    draw: (place) => (
      <TableRow place={place}>
        <TableCell column="product" isRowHeader colSpan={columns} className={styles.groupHead}>
          <span className={styles.groupTitle}>
            <span>{title}</span>
            {titleEnd && <span className={styles.groupEnd}>{titleEnd}</span>}
          </span>
        </TableCell>
      </TableRow>
    ),
  };
}
