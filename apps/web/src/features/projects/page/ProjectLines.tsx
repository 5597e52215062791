import type { CatalogueChange, Project, ProjectPerson } from '@lucerna/contract';
import { Table, TableBody, TableGap, TableWidths, useBreakpoint } from '@lucerna/kit';
import { useMemo, useState } from 'react';
import { useInBatches } from '../../../shared/lazy';
import { useDensity } from '../../../shared/list/use-density';
import { useRowWindow } from '../../../shared/list/use-row-window';
import { useDescribe } from '../../../shared/product';
import { useTranslate } from '../../../shared/i18n';
import { DescribeLines } from './LineDescription';
import { LineFinder } from './LineFinder';
import { StockContext } from './LineStock';
import { ProjectTableRow } from './ProjectTableRow';
import { moveBetweenQuantities } from './move-between-quantities';
import type { ProjectRow } from './project-rows';
import { PeopleContext } from './presence/LinePeople';
import { linesUnder, partSelected } from './selection/selection';
import { selectByKeyboard } from './selection/select-by-keyboard';
import { SelectContext, type Selection } from './selection/use-selection';
import { useProjectStock } from './use-project-stock';
import { useColumns, useWidestTexts } from './use-columns';
import type { LineActs } from './use-line-acts';
import styles from './ProjectLines.module.css';

interface ProjectLinesProps {
  readonly project: Project;
  readonly rows: readonly ProjectRow[];
  readonly selection: Selection;
  readonly hasPrices: boolean;
  /** Of the lines of which the catalogue says something else today. */
  readonly checks: ReadonlyMap<string, CatalogueChange>;
  /** Null where the project can only be read. */
  readonly acts: LineActs | null;
  /** Who else has the project open. */
  readonly others: readonly ProjectPerson[];
  /** Tells them at which line the user is. */
  readonly atLine: (line: string | null) => void;
}

/** Pixels that a line takes at least, by the density: as a card of a phone, and as a row. */
const leastHeight = {
  card: { compact: 128, comfortable: 240 },
  row: { compact: 48, comfortable: 96 },
} as const;
const none: readonly string[] = [];
/** Pixels over the table at least: the bar, the name of the project, the head. */
const overTable = 200;
/** Lines that are drawn together after those that fill the window. */
const batch = 3;
/** Of more rows only those that are seen are in the page. */
const maxInPage = 50;

/**
 * The working table of a project. Enter and Shift+Enter go from quantity to quantity, as in a spreadsheet. Of a long one only what is
 * seen is in the page; a screen reader is told how many rows there are and which these are, and a field finds the others.
 */
export function ProjectLines(props: ProjectLinesProps) {
  const { project, rows, selection, hasPrices, checks, acts, others, atLine } = props;
  const projectId = project.versionOf?.projectId ?? project.id;
  const t = useTranslate();
  const keys = useMemo(() => rows.map(({ id }) => id), [rows]);
  const lines = useMemo(() => rows.flatMap((row) => (row.kind === 'line' ? [row.line] : [])), [rows]);
  const describe = useDescribe(project.currency, lines);
  const stockOf = useProjectStock(projectId);
  const [density] = useDensity();
  // Between a phone's cards and a desk the columns leave no room for it.
  const breakpoint = useBreakpoint();
  const hasNet = breakpoint !== 'md';
  const columns = useColumns({ density, hasPrices, hasNet, selection: acts && selection });
  const widths = useWidestTexts(rows);
  const isLong = rows.length > maxInPage;
  const usualHeight = leastHeight[breakpoint === 'sm' ? 'card' : 'row'][density];
  const { frame, pieces, onFocus, show } = useRowWindow({ keys, usualHeight, isOn: isLong });
  // The height of the window would make the browser lay the page out at once.
  const drawn = useInBatches(rows.length, {
    first: Math.ceil((window.screen.height - overTable) / usualHeight),
    next: isLong ? rows.length : batch,
  });
  const [found, setFound] = useState<string | null>(null);

  function showFound(row: number | null) {
    setFound(row === null ? null : (keys[row] ?? null));
    if (row !== null) show(row);
  }

  return (
    <div
      ref={frame}
      className={isLong ? styles.withOver : undefined}
      onKeyDownCapture={(event) => {
        moveBetweenQuantities(event);
        selectByKeyboard(event, selection);
      }}
      onFocusCapture={(event) => {
        onFocus(event);
        const { place } = event.target.closest('tr')?.dataset ?? {};
        atLine(place === undefined ? null : (keys[Number(place)] ?? null));
      }}
      onBlurCapture={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) atLine(null);
      }}
    >
      {isLong && (
        <div className={styles.over}>
          <LineFinder rows={rows} describe={describe} onFound={showFound} />
        </div>
      )}
      <Table
        caption={t('projects.table', { name: project.name })}
        columns={columns}
        density={density}
        hasStickyHead
        rowCount={isLong ? rows.length : undefined}
        className={styles.table}
      >
        <TableBody>
          {isLong && <TableWidths texts={widths} />}
          <PeopleContext value={others}>
            <SelectContext value={acts && selection.acts}>
              <DescribeLines value={describe}>
                <StockContext value={stockOf}>
                  {pieces.slice(0, isLong ? undefined : drawn).map((piece) => {
                    if (!('row' in piece))
                      return <TableGap key={`before ${piece.before}`} height={piece.height} />;
                    const row = rows[piece.row];
                    if (!row) return null;
                    const under = row.kind === 'section' ? linesUnder(rows, piece.row) : none;
                    const ids = row.kind === 'section' ? under : [row.id];
                    return (
                      <ProjectTableRow
                        key={row.id}
                        row={row}
                        at={piece.row}
                        projectId={projectId}
                        catalogId={project.catalogId}
                        isFound={row.id === found}
                        part={partSelected(ids, selection.selected)}
                        under={under}
                        hasPrices={hasPrices}
                        hasNet={hasNet}
                        check={checks.get(row.id)}
                        acts={acts}
                      />
                    );
                  })}
                  {drawn < rows.length && !isLong && (
                    <TableGap height={(rows.length - drawn) * usualHeight} />
                  )}
                </StockContext>
              </DescribeLines>
            </SelectContext>
          </PeopleContext>
        </TableBody>
      </Table>
    </div>
  );
}
