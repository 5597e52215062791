import { withGuard } from './formula-guard';

/** An amount of money as a figure with two decimals. */
export interface WrittenAmount {
  readonly amount: number;
  /** A formula of XLSX, without its equals sign, whose value it is; addresses and functions only, never a text of others. */
  readonly formula?: string;
}

export type Written = string | number | WrittenAmount;

/** A field in quotes where it needs them; what a spreadsheet would compute gets its guard. Where a semicolon parts, the comma is decimal. */
function field(value: Written, separator: string): string {
  const decimal = (figure: string) => (separator === ';' ? figure.replace('.', ',') : figure);
  if (typeof value === 'number') return decimal(String(value));
  if (typeof value === 'object') return decimal(value.amount.toFixed(2));
  const text = withGuard(value);
  return text.includes(separator) || /["\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * CSV as spreadsheets open it: UTF-8 with its mark, lines with CR and LF, `separator` that of the reader's country. It yields
 * after each row, so that others may have their turn.
 */
export function* writeCsv(
  rows: readonly (readonly Written[])[],
  separator: ';' | ',' = ';',
): Generator<void, string> {
  const lines: string[] = [];
  for (const cells of rows) {
    lines.push(cells.map((cell) => field(cell, separator)).join(separator));
    yield;
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
