/** A row of a table with its number in the file, counted from 1 as spreadsheets do. Empty rows are left out. */
export interface TableRow {
  readonly at: number;
  /** Texts without spaces around them; a missing cell is ''. */
  readonly cells: readonly string[];
}

/** What was read beside the texts, for the reader to be told of. */
export interface TableNotes {
  /** Cells below the first of a merged range, which got its text. */
  readonly merged: number;
  /** Formulas, of which the value was taken that the program stored last. They are never computed. */
  readonly formulas: number;
  /** Formulas without a stored value: their cells are empty. */
  readonly emptyFormulas: number;
  /** The workbook brings a macro, which was not read. */
  readonly hasMacro: boolean;
}

export interface Table {
  readonly rows: readonly TableRow[];
  /** The sheets of a workbook that are not hidden; empty for a text. */
  readonly sheets: readonly string[];
  /** Which of them was read. */
  readonly sheet: number;
  readonly notes: TableNotes;
}

/** Why a table could not be read. */
export type TableProblem =
  | { readonly code: 'table-empty' | 'table-old' | 'table-unreadable' | 'table-other' }
  | { readonly code: 'table-too-large' | 'table-too-long'; readonly most: number };

export type TableRead =
  { readonly ok: true; readonly table: Table } | { readonly ok: false; readonly problem: TableProblem };

/** What is read at most, whatever comes. */
export const tableLimits = {
  /** Bytes of a file. */
  bytes: 10_000_000,
  /** Bytes of one part of a workbook when it is unpacked. */
  unpacked: 20_000_000,
  /** Parts of a workbook. */
  parts: 2000,
  /** Columns; those behind are left out. */
  columns: 60,
  /** Characters of a cell; what is longer is cut there, which is longer than anything that may be stored. */
  cell: 5000,
} as const;

export const noNotes: TableNotes = { merged: 0, formulas: 0, emptyFormulas: 0, hasMacro: false };

/** Ends the reading of a table with its problem. */
export class TableRefusal extends Error {
  readonly problem: TableProblem;
  constructor(problem: TableProblem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** A cell's text as it is kept. */
export const cellText = (text: string): string => text.slice(0, tableLimits.cell).trim();

/** Rows without empty cells at their end, none of them empty. */
export function withoutEmpty(rows: readonly TableRow[]): readonly TableRow[] {
  return rows.flatMap(({ at, cells }) => {
    const last = cells.findLastIndex((cell) => cell !== '');
    return last < 0 ? [] : [{ at, cells: cells.slice(0, last + 1) }];
  });
}
