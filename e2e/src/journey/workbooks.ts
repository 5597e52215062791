import { strToU8, zipSync } from 'fflate';

/** A file as it is chosen in a page. */
export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const chosenFile = (name: string, bytes: Uint8Array): ChosenFile => ({
  ...{ name, mimeType, buffer: Buffer.from(bytes) },
});

/** The cell of a text. */
export const textCell = (text: string): string => `<c t="str"><v>${text}</v></c>`;

/** The cell of a formula, with the value that its program saved, or without one. */
export const formulaCell = (formula: string, value?: string): string =>
  `<c t="str"><f>${formula}</f>${value === undefined ? '' : `<v>${value}</v>`}</c>`;

export const row = (...cells: readonly string[]): string => `<row>${cells.join('')}</row>`;

/** A workbook of one sheet with these rows, merged ranges and parts beside, as a spreadsheet program saves it. */
export function workbook(
  rows: readonly string[],
  { merged = [], parts = {} }: { merged?: readonly string[]; parts?: Readonly<Record<string, string>> } = {},
): Uint8Array {
  const merges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const files: Readonly<Record<string, string>> = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="List" sheetId="1" r:id="a"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="a" Target="/xl/worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows.join('')}</sheetData>${merges && `<mergeCells>${merges}</mergeCells>`}</worksheet>`,
    ...parts,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
}
