import { strToU8, Zip, ZipDeflate } from 'fflate';
import { drawingMargin, placedDrawings, type PlacedDrawing, type WrittenDrawing } from './drawing';
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

/** What stands in a cell of a workbook: beside what a line of text can hold, a drawing. */
export type XlsxCell = Written | WrittenDrawing;

const isDrawing = (value: XlsxCell | undefined): value is WrittenDrawing =>
  typeof value === 'object' && 'png' in value;

/** A text is never a formula here, whatever it begins with: its cell says that it is text. */
function cell(value: XlsxCell, column: number, row: number, isStrong: boolean, wraps: boolean): string {
  if (value === '' || isDrawing(value)) return '';
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
function widthOf(rows: readonly (readonly XlsxCell[])[], column: number): number {
  const lengthOf = (value: XlsxCell = '') => {
    if (isDrawing(value)) return (value.width + 2 * drawingMargin) / letterWidth;
    return typeof value === 'object' ? value.amount.toFixed(2).length + 2 : String(value).length;
  };
  const longest = rows.reduce((most, cells) => Math.max(most, lengthOf(cells[column])), 0);
  return Math.min(60, Math.max(8, Math.ceil(longest + 2)));
}

/** Points of a line of text, and of a letter of it. */
const lineHeight = 15;
const letterWidth = 5.25;

/** The height of a row whose cells take more than a line: not every program works it out by itself. */
function heightOf(cells: readonly XlsxCell[], widths: readonly number[], wraps: boolean): string {
  const drawn = Math.max(
    0,
    ...cells.map((value) => (isDrawing(value) ? value.height + 2 * drawingMargin : 0)),
  );
  if (!wraps) return drawn > lineHeight ? ` ht="${drawn}" customHeight="1"` : '';
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
  readonly rows: readonly (readonly XlsxCell[])[];
  readonly strong: ReadonlySet<number>;
  readonly wraps: boolean;
  readonly hasDrawings: boolean;
}

/** On paper all columns stand beside each other. */
const printed = {
  before: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
  behind: '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>',
} as const;

/** A sheet in pieces. */
function* sheet({ rows, strong, wraps, hasDrawings }: StyledSheet): Generator<string> {
  const widths = (rows[0] ?? []).map((_, at) => widthOf(rows, at));
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  // The heading stays in sight.
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let piece = `${head}<worksheet xmlns="${main}" xmlns:r="${relations}">${printed.before}<sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${columns.length > 0 ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
  for (const [at, cells] of rows.entries()) {
    piece += `<row r="${at + 1}"${heightOf(cells, widths, wraps)}>${cells.map((value, column) => cell(value, column, at + 1, at === 0 || strong.has(at), wraps)).join('')}</row>`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}</sheetData>${printed.behind}${hasDrawings ? '<drawing r:id="rId1"/>' : ''}</worksheet>`;
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
 * A workbook of a sheet, its first row a heading, bold as the `strong` rows by their index, and of further ones under names of their own. A
 * drawing stands in its cell, moves with it, and is stored once however often it is the same PNG. The same rows give the same bytes. It yields after each piece, so that others may have their turn.
 */
export function* writeXlsx(
  rows: readonly (readonly XlsxCell[])[],
  name: string,
  strong: ReadonlySet<number> = noRows,
  further: readonly FurtherSheet[] = [],
): Generator<void, Uint8Array<ArrayBuffer>> {
  const drawings = rows.flatMap((cells, row) =>
    cells.flatMap((drawing, column): PlacedDrawing[] =>
      isDrawing(drawing) ? [{ column, row, drawing }] : [],
    ),
  );
  const hasDrawings = drawings.length > 0;
  const sheets = [
    { name, rows, strong, wraps: false, hasDrawings },
    ...further.map((each) => ({ ...each, strong: noRows, wraps: true, hasDrawings: false })),
  ];
  const packed = sheets.map((one) => ({ name: one.name, pieces: sheet(one) }));
  return yield* packSheets(packed, drawings);
}

/** A workbook of sheets that come in pieces of XML, with the drawings of the first one. */
export function* packSheets(
  sheets: readonly { readonly name: string; readonly pieces: Iterable<string> }[],
  drawings: readonly PlacedDrawing[] = [],
): Generator<void, Uint8Array<ArrayBuffer>> {
  const pathOf = (at: number) => `worksheets/sheet${at + 1}.xml`;
  const each = (write: (at: number) => string) => sheets.map((_, at) => write(at)).join('');
  const part = (path: string, type: string) =>
    `<Override PartName="${path}" ContentType="${types}.${type}+xml"/>`;
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const pictures = [...new Set(drawings.map(({ drawing }) => drawing.png))];
  const drawnTypes =
    drawings.length === 0
      ? ''
      : '<Default Extension="png" ContentType="image/png"/><Override PartName="/xl/drawings/drawing1.xml" ContentType="application/vnd.openxmlformats-officedocument.drawing+xml"/>';
  const drawn: Readonly<Record<string, Iterable<string | Uint8Array>>> =
    drawings.length === 0
      ? {}
      : {
          'xl/worksheets/_rels/sheet1.xml.rels': [
            `${head}<Relationships xmlns="${packages}/relationships">${relation('rId1', 'drawing', '../drawings/drawing1.xml')}</Relationships>`,
          ],
          'xl/drawings/drawing1.xml': [
            `${head}${placedDrawings(drawings, ({ png }) => pictures.indexOf(png) + 1, xml)}`,
          ],
          'xl/drawings/_rels/drawing1.xml.rels': [
            `${head}<Relationships xmlns="${packages}/relationships">${pictures.map((_, at) => relation(`rId${at + 1}`, 'image', `../media/image${at + 1}.png`)).join('')}</Relationships>`,
          ],
          ...Object.fromEntries(pictures.map((png, at) => [`xl/media/image${at + 1}.png`, [png]])),
        };
  const files: Readonly<Record<string, Iterable<string | Uint8Array>>> = {
    '[Content_Types].xml': [
      `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('/xl/workbook.xml', 'sheet.main')}${each((at) => part(`/xl/${pathOf(at)}`, 'worksheet'))}${part('/xl/styles.xml', 'styles')}${drawnTypes}</Types>`,
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
    ...drawn,
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
      file.push(typeof piece === 'string' ? strToU8(piece) : piece);
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
