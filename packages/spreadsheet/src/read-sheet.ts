import { readXml } from './read-xml';
import { cellText, tableLimits, TableRefusal, withoutEmpty, type TableNotes, type TableRow } from './table';
import { readPart } from './zip-part';

/** What the cells of a sheet refer to. */
export interface SheetParts {
  readonly texts: readonly string[];
  readonly dayStyles: ReadonlySet<number>;
  readonly maxRows: number;
}

type SheetRows = { readonly rows: readonly TableRow[] } & Omit<TableNotes, 'hasMacro'>;

/** Merged ranges that are looked at. */
const maxMerged = 20_000;
/** Rows that are looked at for all of them: more than a table may have cells. */
const maxFilled = 150_000;

/** Column (0 is A) and row (1 is the first) of a place such as B12. */
export function placeOf(place: string): { readonly column: number; readonly row: number } | null {
  const match = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(place);
  if (!match) return null;
  const column = [...match[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return { column, row: Number(match[2]) };
}

/** Day 0 of a workbook, so that the day it calls 60 (29 February 1900, which was none) is passed. */
const dayZero = Date.UTC(1899, 11, 30);
const dayMs = 86_400_000;

/** YYYY-MM-DD of a day's number. */
export function dayOf(value: number): string {
  const date = new Date(dayZero + Math.floor(value) * dayMs);
  return Number.isNaN(date.getTime()) ? String(value) : date.toISOString().slice(0, 10);
}

interface Cell {
  column: number;
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

/** The text that a cell shows, as far as it can be told without its format. */
function shown({ type, style, value }: Cell, { texts, dayStyles }: SheetParts): string {
  if (type === 's') return cellText(texts[Number(value)] ?? '');
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (type === 'd') return cellText(value.slice(0, 10));
  if (type !== 'n' || value.trim() === '') return cellText(value);
  const number = Number(value);
  if (!Number.isFinite(number)) return cellText(value);
  // 12 is stored as 12.000000000000002 by some programs.
  return dayStyles.has(style) ? dayOf(number) : String(Number(number.toPrecision(15)));
}

/** The rows of a sheet. Ends as soon as there are more than may be. */
export function readSheet(archive: Uint8Array, path: string, parts: SheetParts): SheetRows {
  const rows: { at: number; cells: string[] }[] = [];
  const merges: string[] = [];
  let formulas = 0;
  let emptyFormulas = 0;
  let row: { at: number; cells: string[] } | null = null;
  let cell: Cell | null = null;
  let isValue = false;
  let lastRow = 0;
  let lastColumn = -1;

  function endRow() {
    if (row?.cells.some((text) => text !== '')) rows.push(row);
    row = null;
    if (rows.length > parts.maxRows) throw new TableRefusal({ code: 'table-too-long', most: parts.maxRows });
  }

  function endCell(into: { cells: string[] }, ended: Cell) {
    const text = ended.hasFormula && ended.value === '' ? '' : shown(ended, parts);
    if (ended.hasFormula) formulas += 1;
    if (ended.hasFormula && ended.value === '') emptyFormulas += 1;
    if (ended.column >= tableLimits.columns || text === '') return;
    while (into.cells.length < ended.column) into.cells.push('');
    into.cells[ended.column] = text;
  }

  const xml = readXml({
    open(name, at) {
      if (name === 'row') {
        lastRow = Number(at['r'] ?? lastRow + 1);
        lastColumn = -1;
        row = { at: lastRow, cells: [] };
      } else if (name === 'c') {
        lastColumn = placeOf(at['r'] ?? '')?.column ?? lastColumn + 1;
        const type = at['t'] ?? 'n';
        cell = { column: lastColumn, type, style: Number(at['s'] ?? 0), value: '', hasFormula: false };
      } else if (name === 'f' && cell) {
        cell.hasFormula = true;
      } else if (name === 'mergeCell' && merges.length < maxMerged) {
        merges.push(at['ref'] ?? '');
      }
      isValue = name === 'v' || name === 't';
    },
    text(text) {
      if (isValue && cell && cell.value.length < tableLimits.cell) cell.value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        if (row) endCell(row, cell);
        cell = null;
      } else if (name === 'row') endRow();
    },
  });
  if (readPart(archive, path, (text) => xml.write(text))) xml.close();
  const merged = fillMerged(rows, merges);
  return { rows: withoutEmpty(rows), merged, formulas, emptyFormulas };
}

/** Gives the text of a merged range to the cells below its first one, in rows that hold something else; answers to how many. */
function fillMerged(rows: readonly { at: number; cells: string[] }[], merges: readonly string[]): number {
  const byNumber = new Map(rows.map((row) => [row.at, row]));
  let filled = 0;
  let looks = maxFilled;
  for (const range of merges) {
    const [from, to] = range.split(':').map(placeOf);
    if (!from || !to || from.column >= tableLimits.columns) continue;
    const text = byNumber.get(from.row)?.cells[from.column] ?? '';
    if (text === '') continue;
    const last = Math.min(to.row, from.row + rows.length * 2);
    for (let at = from.row + 1; at <= last && looks > 0; at += 1) {
      looks -= 1;
      const row = byNumber.get(at);
      if (!row || (row.cells[from.column] ?? '') !== '') continue;
      while (row.cells.length < from.column) row.cells.push('');
      row.cells[from.column] = text;
      filled += 1;
    }
  }
  return filled;
}
