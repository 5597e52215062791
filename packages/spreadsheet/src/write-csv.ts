import { withGuard } from './formula-guard';

export type Written = string | number;

/** A field in quotes where it needs them; what a spreadsheet would compute gets its guard. Where a semicolon parts, the comma is decimal. */
function field(value: Written, separator: string): string {
  if (typeof value === 'number') return separator === ';' ? String(value).replace('.', ',') : String(value);
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
