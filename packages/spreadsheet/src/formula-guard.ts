/**
 * A text that a spreadsheet would take for a formula when it opens a CSV (CSV injection, CWE-1236) gets an apostrophe before it, which spreadsheets hide or
 * show but never compute. A plain number, such as the floor -1, is no formula.
 */
const formula = /^[=+\-@\t\r]/;
const number = /^[+-]?\d+(?:[.,]\d+)?$/;
/** With an apostrophe of its own a text would lose it when it is read again. */
const guarded = /^'+[=+\-@\t\r]/;

export function withGuard(text: string): string {
  return (formula.test(text) && !number.test(text)) || guarded.test(text) ? `'${text}` : text;
}

/** The text of a cell that was written with a guard. */
export function withoutGuard(text: string): string {
  return guarded.test(text) ? text.slice(1) : text;
}
