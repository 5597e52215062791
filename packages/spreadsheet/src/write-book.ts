import { cellAddress, head, main, packSheets, pieceLength, xml } from './write-xlsx';

/** A column of a sheet that people fill in. */
export interface BookColumn {
  readonly title: string;
  /** Shown where a cell of the column is chosen. */
  readonly note: string;
  /** All that its cells may hold; null where they may hold more. */
  readonly allowed: readonly string[] | null;
  /** What is typed stays as it was typed: `01` is no number. */
  readonly isText: boolean;
}

export interface BookSheet {
  readonly name: string;
  readonly columns: readonly BookColumn[];
  readonly rows: readonly (readonly (string | number | boolean | undefined)[])[];
  /** Empty rows that notes and lists hold for, too. */
  readonly spare: number;
}

/** What the format takes of a note, and of the list of a cell. */
const longestNote = 255;
const longestTitle = 32;

function cell(value: string | number | boolean | undefined, place: string, isText: boolean): string {
  if (value === undefined || value === '') return '';
  const style = isText ? ' s="5"' : '';
  if (typeof value === 'number') return `<c r="${place}"${style}><v>${value}</v></c>`;
  if (typeof value === 'boolean') return `<c r="${place}"${style} t="b"><v>${value ? 1 : 0}</v></c>`;
  return `<c r="${place}"${style} t="inlineStr"><is><t xml:space="preserve">${xml(value)}</t></is></c>`;
}

function validation({ title, note, allowed }: BookColumn, column: number, last: number): string {
  const list = allowed?.join() ?? '';
  const isList =
    allowed !== null && list.length <= longestNote && !allowed.some((each) => each.includes(','));
  if (note === '' && !isList) return '';
  const range = `${cellAddress(column, 2)}:${cellAddress(column, last)}`;
  const prompt = `showInputMessage="1" promptTitle="${xml(title.slice(-longestTitle))}" prompt="${xml(note.slice(0, longestNote))}"`;
  if (!isList) return `<dataValidation allowBlank="1" ${prompt} sqref="${range}"/>`;
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="1" ${prompt} sqref="${range}"><formula1>${xml(`"${list}"`)}</formula1></dataValidation>`;
}

function* sheet({ columns, rows, spare }: BookSheet): Generator<string> {
  const width = (title: string, at: number) =>
    Math.min(
      60,
      Math.max(title.length, ...rows.slice(0, 100).map((row) => String(row[at] ?? '').length)) + 2,
    );
  const cols = columns.map(
    ({ title, isText }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width(title, at)}"${isText ? ' style="5"' : ''} customWidth="1"/>`,
  );
  const titles = columns.map(
    ({ title }, at) =>
      `<c r="${cellAddress(at, 1)}" s="1" t="inlineStr"><is><t xml:space="preserve">${xml(title)}</t></is></c>`,
  );
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  let piece = `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${pane}</sheetView></sheetViews>${cols.length > 0 ? `<cols>${cols.join('')}</cols>` : ''}<sheetData><row r="1">${titles.join('')}</row>`;
  for (const [at, row] of rows.entries()) {
    const cells = columns.map(({ isText }, column) => cell(row[column], cellAddress(column, at + 2), isText));
    piece += `<row r="${at + 2}">${cells.join('')}</row>`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  const last = 1 + Math.max(1, rows.length + spare);
  const validations =
    spare === 0
      ? []
      : columns.map((column, at) => validation(column, at, last)).filter((each) => each !== '');
  const all =
    validations.length > 0
      ? `<dataValidations count="${validations.length}">${validations.join('')}</dataValidations>`
      : '';
  yield `${piece}</sheetData>${all}</worksheet>`;
}

/** A workbook of sheets that people fill in: a heading that stays in sight, notes and lists at its cells. It yields after each piece. */
export const writeBook = (sheets: readonly BookSheet[]): Generator<void, Uint8Array<ArrayBuffer>> =>
  packSheets(sheets.map((each) => ({ name: each.name, pieces: sheet(each) })));
