import { dayStyles, sharedTexts, sheetsOf, workbookPart } from './read-workbook';
import { dayOf, placeOf } from './read-sheet';
import { readXml } from './read-xml';
import { TableRefusal, type TableProblem } from './table';
import { cellAddress } from './write-xlsx';
import { partNames, readPart } from './zip-part';

/** What is read of a whole book at most, whatever comes. */
export const bookLimits = {
  /** Bytes of a file. */
  bytes: 60_000_000,
  /** Bytes of one part when it is unpacked. */
  unpacked: 400_000_000,
  /** Of the texts that cells share, which stay in memory. */
  texts: 100_000_000,
  rows: 1_048_576,
  columns: 600,
  /** Characters of a cell: as many as the format knows. */
  cell: 32_767,
  merged: 1000,
} as const;

/** A cell as its program stored it, a text with the spaces around it; a formula is the value that it had then. A day is YYYY-MM-DD. */
export interface BookCell {
  readonly text: string;
  readonly is: 'text' | 'number' | 'boolean' | 'day';
}

/** Why a cell, or a range of cells, says nothing: it is merged, holds an error such as #REF!, or a formula without a stored value. */
export interface BookFault {
  readonly kind: 'merged' | 'error' | 'formula' | 'tooLong' | 'tooWide';
  /** From 1. */
  readonly row: number;
  /** From 0. */
  readonly column: number;
  /** The range or the error. */
  readonly what: string;
}

/** Hears of a sheet row by row, so that memory does not grow with it. Rows without content are left out. */
export interface BookReader {
  readonly row: (at: number, cells: readonly (BookCell | undefined)[]) => void;
  readonly fault: (fault: BookFault) => void;
}

export type BookRead =
  | { readonly ok: true; readonly sheets: readonly string[]; readonly formulas: number }
  | { readonly ok: false; readonly problem: TableProblem };

/**
 * Reads every sheet of an XLSX workbook that `open` asks for by its name; hidden ones and macros are not looked at, formulas never
 * computed. Time and memory are bounded by `bookLimits`.
 */
export function readBook(archive: Uint8Array, open: (sheet: string) => BookReader | null): BookRead {
  let own: { readonly error: unknown } | null = null;
  const guarded =
    <Given extends readonly unknown[]>(hear: (...given: Given) => void) =>
    (...given: Given) => {
      try {
        hear(...given);
      } catch (error) {
        own = { error };
        throw error;
      }
    };
  try {
    if (archive.length > bookLimits.bytes)
      throw new TableRefusal({ code: 'table-too-large', most: bookLimits.bytes });
    if (archive[0] === 0xd0 && archive[1] === 0xcf) throw new TableRefusal({ code: 'table-old' });
    if (archive[0] !== 0x50 || archive[1] !== 0x4b) throw new TableRefusal({ code: 'table-other' });
    const names = new Set(partNames(archive));
    if (!names.has(workbookPart)) throw new TableRefusal({ code: 'table-other' });
    const sheets = sheetsOf(archive);
    const parts = {
      texts: sharedTexts(archive, { cell: bookLimits.cell, unpacked: bookLimits.texts }),
      days: dayStyles(archive),
    };
    let formulas = 0;
    for (const { name, path } of sheets) {
      const reader = names.has(path) ? open(name) : null;
      if (!reader) continue;
      const heard = { row: guarded(reader.row), fault: guarded(reader.fault) };
      formulas += readBookSheet(archive, path, parts, heard);
    }
    return { ok: true, sheets: sheets.map(({ name }) => name), formulas };
  } catch (error) {
    if (error instanceof TableRefusal) return { ok: false, problem: error.problem };
    if (own) throw error;
    // An archive or an XML that is broken.
    return { ok: false, problem: { code: 'table-unreadable' } };
  }
}

interface Parts {
  readonly texts: readonly string[];
  readonly days: ReadonlySet<number>;
}

interface OpenCell {
  column: number;
  type: string;
  style: number;
  value: string;
  isFormula: boolean;
}

function valueOf({ type, style, value }: OpenCell, { texts, days }: Parts): BookCell | undefined {
  const text = type === 's' ? (texts[Number(value)] ?? '') : value;
  const plain = text.trim();
  if (plain === '') return undefined;
  if (type === 'b') return { text: plain === '1' ? 'true' : 'false', is: 'boolean' };
  if (type === 'd') return { text: plain.slice(0, 10), is: 'day' };
  const number = type === 'n' ? Number(plain) : NaN;
  if (!Number.isFinite(number)) return { text, is: 'text' };
  if (days.has(style)) return { text: dayOf(number), is: 'day' };
  // 12 is stored as 12.000000000000002 by some programs.
  return { text: String(Number(number.toPrecision(15))), is: 'number' };
}

/** Answers how many formulas the sheet has. */
function readBookSheet(archive: Uint8Array, path: string, parts: Parts, reader: BookReader): number {
  let cells: (BookCell | undefined)[] = [];
  let cell: OpenCell | null = null;
  let isValue = false;
  let row = 0;
  let column = -1;
  let formulas = 0;
  let merged = 0;
  let isTooWide = false;

  function endCell(ended: OpenCell) {
    const at = { row, column: ended.column };
    if (ended.isFormula) formulas += 1;
    if (ended.column >= bookLimits.columns) {
      if (!isTooWide) reader.fault({ ...at, kind: 'tooWide', what: String(bookLimits.columns) });
      isTooWide = true;
      return;
    }
    if (ended.type === 'e') return reader.fault({ ...at, kind: 'error', what: ended.value.slice(0, 20) });
    if (ended.isFormula && ended.value === '' && ended.type !== 'str')
      return reader.fault({ ...at, kind: 'formula', what: '' });
    if (ended.value.length > bookLimits.cell)
      return reader.fault({ ...at, kind: 'tooLong', what: String(bookLimits.cell) });
    const value = valueOf(ended, parts);
    if (value) cells[ended.column] = value;
  }

  const xml = readXml({
    open(name, at) {
      isValue = name === 'v' || name === 't';
      if (name === 'c') {
        const place = at['r'];
        column = (place === undefined ? null : placeOf(place)?.column) ?? column + 1;
        cell = { column, type: at['t'] ?? 'n', style: Number(at['s'] ?? 0), value: '', isFormula: false };
      } else if (name === 'f' && cell) {
        cell.isFormula = true;
      } else if (name === 'row') {
        row = Number(at['r'] ?? row + 1);
        if (row > bookLimits.rows) throw new TableRefusal({ code: 'table-too-long', most: bookLimits.rows });
        column = -1;
        cells = [];
      } else if (name === 'mergeCell' && merged < bookLimits.merged) {
        merged += 1;
        const range = (at['ref'] ?? '').slice(0, 30);
        const from = placeOf(range.split(':')[0] ?? '');
        if (from) reader.fault({ kind: 'merged', row: from.row, column: from.column, what: range });
      }
    },
    text(text) {
      if (isValue && cell && cell.value.length <= bookLimits.cell) cell.value += text;
    },
    close(name) {
      isValue = false;
      if (name === 'c' && cell) {
        endCell(cell);
        cell = null;
      } else if (name === 'row' && cells.length > 0) reader.row(row, cells);
    },
  });
  if (readPart(archive, path, (text) => xml.write(text), bookLimits.unpacked)) xml.close();
  return formulas;
}

/** The letters of a column; 0 is A. */
export const columnLetters = (column: number): string => cellAddress(column, 0).slice(0, -1);
