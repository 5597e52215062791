import { partNames, readPart } from './zip-part';
import { readSheet, type SheetParts } from './read-sheet';
import { TableRefusal, tableLimits, type Table } from './table';
import { readXml } from './read-xml';

interface Sheet {
  readonly name: string;
  readonly path: string;
}

export const workbookPart = 'xl/workbook.xml';

/** The sheets that are shown, in their order. */
export function sheetsOf(archive: Uint8Array): readonly Sheet[] {
  const targets = new Map<string, string>();
  readXmlPart(archive, 'xl/_rels/workbook.xml.rels', (name, at) => {
    if (name === 'Relationship') targets.set(at['Id'] ?? '', at['Target'] ?? '');
  });
  const sheets: Sheet[] = [];
  readXmlPart(archive, workbookPart, (name, at) => {
    if (name !== 'sheet' || (at['state'] ?? 'visible') !== 'visible') return;
    const relation = Object.entries(at).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
    const target = targets.get(relation);
    if (target) {
      const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
      sheets.push({ name: at['name'] ?? '', path });
    }
  });
  return sheets;
}

function readXmlPart(
  archive: Uint8Array,
  part: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): void {
  const xml = readXml({ open });
  if (readPart(archive, part, (text) => xml.write(text))) xml.close();
}

/** The texts that cells name by their place. A phonetic reading (rPh) is no part of a text. */
export function sharedTexts(
  archive: Uint8Array,
  { cell, unpacked }: { readonly cell: number; readonly unpacked: number } = tableLimits,
): readonly string[] {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = 0;
  const xml = readXml({
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic += 1;
      isText = name === 't' && phonetic === 0;
    },
    text(more) {
      if (isText && text.length <= cell) text += more;
    },
    close(name) {
      isText = false;
      if (name === 'rPh') phonetic -= 1;
      if (name === 'si') texts.push(text);
    },
  });
  if (readPart(archive, 'xl/sharedStrings.xml', (part) => xml.write(part), unpacked)) xml.close();
  return texts;
}

/** Number formats of the standard that show a day. 49 is that of texts. */
const isDay = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** The cell styles that show a number as a day. */
export function dayStyles(archive: Uint8Array): ReadonlySet<number> {
  const own = new Map<number, boolean>();
  const styles = new Set<number>();
  let isCellFormats = false;
  let next = 0;
  const xml = readXml({
    open(name, at) {
      if (name === 'numFmt') {
        // Without quoted words, colours and escaped signs.
        const code = (at['formatCode'] ?? '').replace(/"[^"]*"|\[[^\]]*\]|\\./g, '');
        own.set(Number(at['numFmtId']), /[dy]/i.test(code));
      }
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      const id = Number(at['numFmtId'] ?? 0);
      if (own.get(id) ?? isDay(id)) styles.add(next);
      next += 1;
    },
    close(name) {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  if (readPart(archive, 'xl/styles.xml', (part) => xml.write(part))) xml.close();
  return styles;
}

/**
 * The rows of one sheet of an XLSX workbook, of the first one that holds something when none is asked for. A macro is not
 * looked at, a formula never computed. Throws TableRefusal.
 */
export function readWorkbook(archive: Uint8Array, maxRows: number, asked?: number): Table {
  const names = partNames(archive);
  if (!names.includes(workbookPart)) throw new TableRefusal({ code: 'table-other' });
  const sheets = sheetsOf(archive);
  const parts: SheetParts = { texts: sharedTexts(archive), dayStyles: dayStyles(archive), maxRows };
  const wanted = asked === undefined ? sheets.keys() : [asked];
  for (const at of wanted) {
    const path = sheets[at]?.path;
    if (path === undefined || !names.includes(path)) continue;
    const { rows, ...notes } = readSheet(archive, path, parts);
    if (rows.length === 0 && asked === undefined) continue;
    const hasMacro = names.some((name) => /vbaProject|macrosheets\//i.test(name));
    return { rows, sheets: sheets.map(({ name }) => name), sheet: at, notes: { ...notes, hasMacro } };
  }
  throw new TableRefusal({ code: 'table-empty' });
}
