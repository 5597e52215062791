import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileKind } from './files';
import { ArchiveFault, readArchive, type ArchivedFile } from './gldf/read-archive';

/** A file that was sent, with the name that it had, and a folder in which it may be unpacked. */
export interface UploadedFeed {
  readonly file: string;
  readonly name: string;
  readonly folder: string;
}

/** Why a file is no feed, for whoever brings it. */
export class UploadFault extends Error {}

const partial = JSON.stringify({ format: 1, partial: true });

/** The file that a CSV is of a partial feed, by a column that only it has. */
const csvByColumn: readonly (readonly [column: string, file: string])[] = [
  ['bov', 'variations.csv'],
  ['salePrice', 'prices.csv'],
  ['leadtime', 'lead-times.csv'],
  ['availableSince', 'availability.csv'],
  ['availableUntil', 'availability.csv'],
  ['availableExpected', 'availability.csv'],
  ['related', 'related-models.csv'],
  ['title.en', 'technical-texts.csv'],
];

/** Makes a feed of a file by what it holds, whatever its name says; answers where it is. Throws UploadFault. */
export function unpackUpload({ file, name, folder }: UploadedFeed): string {
  const stem =
    path
      .basename(name)
      .replace(/\.\w{1,5}$/, '')
      .replace(/[^\w. -]/g, '_')
      .slice(0, 80) || 'feed';
  if (!beginsWith(file, 'PK')) return partialFeed(file, name, folder);
  try {
    const archive = readArchive(readFileSync(file));
    const holds = (wanted: string) => archive.some((each) => each.name === wanted);
    const ending = holds('xl/workbook.xml') ? 'xlsx' : holds('product.xml') ? 'gldf' : null;
    if (ending === null) return unpackFolder(archive, path.join(folder, 'feed'));
    const named = path.join(folder, `${stem}.${ending}`);
    renameSync(file, named);
    return named;
  } catch (cause) {
    if (cause instanceof ArchiveFault) throw new UploadFault(cause.message);
    throw cause;
  }
}

function beginsWith(file: string, sign: string): boolean {
  const bytes = Buffer.alloc(sign.length);
  const open = openSync(file, 'r');
  try {
    readSync(open, bytes, 0, sign.length, 0);
  } finally {
    closeSync(open);
  }
  return bytes.toString('latin1') === sign;
}

/** What a folder holds beside its files: traces of the program that packed it. */
const isTrace = (name: string) =>
  /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\.[^/]+$)/.test(name);

function unpackFolder(archive: readonly ArchivedFile[], into: string): string {
  const files = archive.filter(({ name }) => !isTrace(name));
  const [first] = files;
  if (!first) throw new UploadFault('it holds no files');
  // The folder itself was packed, and not what is in it.
  const outer = first.name.includes('/') ? first.name.slice(0, first.name.indexOf('/') + 1) : '';
  const isPacked =
    outer !== '' &&
    files.every(({ name }) => name.startsWith(outer)) &&
    !files.some(({ name }) => fileKind(name));
  const cameAs = new Map<string, string>();
  for (const each of files) {
    const own = isPacked ? each.name.slice(outer.length) : each.name;
    const bytes = each.read();
    const name = (/^[^/]+\.csv$/i.test(own) && !fileKind(own) && tableOf(bytes)) || own;
    const before = cameAs.get(name);
    if (before !== undefined) throw new UploadFault(`${before} and ${own} both hold the rows of ${name}`);
    cameAs.set(name, own);
    const full = path.join(into, name);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, bytes);
  }
  const names = [...cameAs.keys()];
  const isWhole = names.some((name) => name === 'feed.json' || /^[^/]+\.(xlsx|gldf)$/i.test(name));
  if (!isWhole) writeFileSync(path.join(into, 'feed.json'), partial);
  return into;
}

/** The table of a feed that a CSV holds, by its columns; undefined of any other file. */
function tableOf(bytes: Buffer): string | undefined {
  const head =
    bytes
      .subarray(0, 4096)
      .toString('utf8')
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)[0] ?? '';
  const columns = head.split(',').map((each) => each.replaceAll('"', '').trim());
  return csvByColumn.find(([column]) => columns.includes(column))?.[1];
}

/** A single file of a feed: a CSV by its columns, any other by its name. */
function partialFeed(file: string, name: string, folder: string): string {
  const own = path.basename(name);
  const target = fileKind(own) ? own : tableOf(readFileSync(file));
  if (target === undefined || target === 'feed.json')
    throw new UploadFault(
      'it is no workbook, no GLDF, no ZIP, and no file of a feed by its columns or its name',
    );
  const into = path.join(folder, 'feed');
  mkdirSync(into, { recursive: true });
  renameSync(file, path.join(into, target));
  writeFileSync(path.join(into, 'feed.json'), partial);
  return into;
}
