import { strToU8, Zip, ZipDeflate } from 'fflate';
import type { Written } from './write-csv';

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text of XML; signs that XML cannot say are left out. */
export const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"]/g, (sign) => escapes[sign]!)
    .replace(/\r/g, '&#13;');

/** The letters of a column; 0 is A. */
function letters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest < 0 ? '' : letters(rest)) + String.fromCharCode(65 + (column % 26));
}

/** The address of a cell: column 0 and row 1 are A1. */
export const cellAddress = (column: number, row: number): string => `${letters(column)}${row}`;

/** A text is never a formula here, whatever it begins with: its cell says that it is text. */
function cell(value: Written, column: number, row: number, isStrong: boolean, wraps: boolean): string {
  if (value === '') return '';
  const place = cellAddress(column, row);
  if (typeof value === 'object') {
    const formula = value.formula === undefined ? '' : `<f>${xml(value.formula)}</f>`;
    return `<c r="${place}" s="${isStrong ? 3 : 2}">${formula}<v>${value.amount}</v></c>`;
  }
  const style = isStrong ? ' s="1"' : wraps ? ' s="4"' : '';
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

/** Of the content, within what is comfortable to read; in characters. */
function widthOf(rows: readonly (readonly Written[])[], column: number): number {
  const lengthOf = (value: Written = '') =>
    typeof value === 'object' ? value.amount.toFixed(2).length + 2 : String(value).length;
  const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[column])), 0);
  return Math.min(60, Math.max(8, longest + 2));
}

/** Points of a line of text. */
const lineHeight = 15;

/** The height of a row whose cells take more than a line: not every program works it out by itself. */
function heightOf(cells: readonly Written[], widths: readonly number[]): string {
  const lines = cells.map((value, at) =>
    typeof value === 'string'
      ? value
          .split('\n')
          // A column has less room than its characters, and words are not torn.
          .reduce((sum, line) => sum + Math.max(1, Math.ceil((line.length * 1.1) / (widths[at] ?? 8))), 0)
      : 1,
  );
  const most = Math.max(1, ...lines);
  return most > 1 ? ` ht="${most * lineHeight}" customHeight="1"` : '';
}

/** Signs of a piece that is packed at a time: some milliseconds. */
export const pieceLength = 32_768;

/** How the rows of a sheet look: bold by their index, and with room for more than a line in a cell. */
interface StyledSheet {
  readonly rows: readonly (readonly Written[])[];
  readonly strong: ReadonlySet<number>;
  readonly wraps: boolean;
}

/** On paper all columns stand beside each other. */
const printed = {
  before: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  behind: '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
} as const;

/** A sheet in pieces. */
function* sheet({ rows, strong, wraps }: StyledSheet): Generator<string> {
  const widths = (rows[0] ?? []).map((_, at) => widthOf(rows, at));
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  // The heading stays in sight.
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let piece = `${head}<worksheet xmlns="${main}">${printed.before}<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
  for (const [at, cells] of rows.entries()) {
    piece += `<row r="${at + 1}"${wraps ? heightOf(cells, widths) : ''}>${cells.map((value, column) => cell(value, column, at + 1, at === 0 || strong.has(at), wraps)).join('')}</row>`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData>${printed.behind}</worksheet>`;
}

/** Cell styles: plain, bold, an amount, a bold amount, a text of several lines, and what is text whatever is typed. */
const styles = `${head}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf xfId="0"/><xf xfId="0" fontId="1" applyFont="1"/><xf xfId="0" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" fontId="1" applyFont="1" numFmtId="4" applyNumberFormat="1"/><xf xfId="0" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf xfId="0" numFmtId="49" applyNumberFormat="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

/** Without the signs that the name of a sheet cannot have, nor apostrophes around it, in the length that it may have. */
const sheetName = (name: string): string =>
  name
    .replace(/[[\]:*?/\\]/g, ' ')
    .trim()
    .slice(0, 31)
    .replace(/^['\s]+|['\s]+$/g, '') || 'Sheet1';

/** A sheet behind the first one, its first row a heading, too. */
export interface FurtherSheet {
  readonly name: string;
  readonly rows: readonly (readonly Written[])[];
}

const noRows: ReadonlySet<number> = new Set();

/**
 * A workbook of a sheet, its first row a heading, bold as the `strong` rows by their index, and of further ones under names of their own. The
 * same rows give the same bytes. It yields after each piece, so that others may have their turn.
 */
export function* writeXlsx(
  rows: readonly (readonly Written[])[],
  name: string,
  strong: ReadonlySet<number> = noRows,
  further: readonly FurtherSheet[] = [],
): Generator<void, Uint8Array<ArrayBuffer>> {
  const sheets = [
    { name, rows, strong, wraps: false },
    ...further.map((each) => ({ ...each, strong: noRows, wraps: true })),
  ];
  return yield* packSheets(sheets.map((one) => ({ name: one.name, pieces: sheet(one) })));
}

/** A workbook of sheets that come in pieces of XML. */
export function* packSheets(
  sheets: readonly { readonly name: string; readonly pieces: Iterable<string> }[],
): Generator<void, Uint8Array<ArrayBuffer>> {
  const pathOf = (at: number) => `worksheets/sheet${at + 1}.xml`;
  const each = (write: (at: number) => string) => sheets.map((_, at) => write(at)).join('');
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const files: Readonly<Record<string, Iterable<string>>> = {
    '[Content_Types].xml': [
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${each((at) => part(`/xl/${pathOf(at)}`, 'worksheet'))}${part('/xl/styles.xml', 'styles')}</Types>`,
    ],
    '_rels/.rels': [
      `${head}<Relationships xmlns="${packages}/relationships">${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    ],
    'xl/workbook.xml': [
      `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each((at) => `<sheet name="${xml(sheetName(sheets[at]?.name ?? ''))}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)}</sheets></workbook>`,
    ],
    'xl/_rels/workbook.xml.rels': [
      `${head}<Relationships xmlns="${packages}/relationships">${each((at) => relation(`rId${at + 1}`, 'worksheet', pathOf(at)))}${relation(`rId${sheets.length + 1}`, 'styles', 'styles.xml')}</Relationships>`,
    ],
    'xl/styles.xml': [styles],
    ...Object.fromEntries(sheets.map(({ pieces }, at) => [`xl/${pathOf(at)}`, pieces])),
  };
  const parts: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    parts.push(bytes);
  });
  for (const [path, pieces] of Object.entries(files)) {
    const file = new ZipDeflate(path, { level: 6 });
    file.mtime = new Date(1980, 0, 1);
    zip.add(file);
    for (const piece of pieces) {
      file.push(strToU8(piece));
      yield;
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return joined(parts);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
