import { cellText, noNotes, tableLimits, TableRefusal, withoutEmpty } from './table';
import type { Table, TableRow } from './table';
import { withoutGuard } from './formula-guard';

const separators = ['\t', ';', ',', '|'] as const;
type Separator = (typeof separators)[number];

/** Rows by which the separator is told. */
const looked = 30;

/**
 * Fields of a text, RFC 4180 with a tolerance: a quote that stands inside a field is a sign as any other (6" ceiling), and one that is never
 * closed ends with the text. Line ends are CR, LF or both.
 */
function parse(text: string, separator: Separator, maxLines: number): TableRow[] {
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maxLines) {
    let field = '';
    if (text[at] === '"') {
      at += 1;
      for (;;) {
        const quote = text.indexOf('"', at);
        if (quote < 0) {
          field += text.slice(at);
          at = text.length;
          break;
        }
        field += text.slice(at, quote);
        at = quote + 1;
        if (text[at] !== '"') break;
        field += '"';
        at += 1;
      }
    }
    const start = at;
    while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at += 1;
    field += text.slice(start, at);
    if (cells.length < tableLimits.columns) cells.push(cellText(withoutGuard(cellText(field))));
    if (text[at] === separator) {
      at += 1;
      if (at < text.length) continue;
      break;
    }
    rows.push({ at: rows.length + 1, cells });
    cells = [];
    at += text[at] === '\r' && text[at + 1] === '\n' ? 2 : 1;
  }
  if (cells.length > 0) rows.push({ at: rows.length + 1, cells });
  return rows;
}

/** How well a separator fits: the columns that most of the first rows agree on, weighed by how many do. */
function fit(text: string, separator: Separator): number {
  const widths = withoutEmpty(parse(text, separator, looked)).map(({ cells }) => cells.length);
  const counts = new Map<number, number>();
  for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1);
  let best = 0;
  for (const [width, count] of counts)
    if (width > 1) best = Math.max(best, (count / widths.length) * 100 + width);
  return best;
}

/**
 * The rows of a text whose fields a tab, a semicolon, a comma or a bar parts: what is pasted from a spreadsheet, and
 * CSV. A line `sep=;` at its head says the separator, as Excel writes it.
 */
export function readDelimited(text: string, maxRows: number): Table {
  const said = /^sep=([\t;,|])\r?\n/.exec(text);
  const rest = said ? text.slice(said[0].length) : text;
  const head = rest.slice(0, 200_000);
  const [best] = separators
    .map((separator) => ({ separator, fit: fit(head, separator) }))
    .sort((a, b) => b.fit - a.fit);
  const separator = (said?.[1] as Separator | undefined) ?? best!.separator;
  // Empty lines are no rows: up to so many again are looked through.
  const parsed = parse(rest, separator, maxRows * 2 + 1);
  const offset = said ? 1 : 0;
  const rows = withoutEmpty(parsed).map((row) => ({ ...row, at: row.at + offset }));
  if (rows.length > maxRows || parsed.length > maxRows * 2) {
    throw new TableRefusal({ code: 'table-too-long', most: maxRows });
  }
  return { rows, sheets: [], sheet: 0, notes: noNotes };
}
