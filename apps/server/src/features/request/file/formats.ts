import type { FileHandle } from 'node:fs/promises';
import { holdsPart } from './open-xml';
import { holdsStream } from './compound-file';
import { isText } from './plain-text';

/** A format by what a file holds; its name only says which one it should be. */
interface Format {
  /** Media type. */
  readonly type: string;
  readonly isIn: (file: FileHandle, size: number) => Promise<boolean>;
}

async function head(file: FileHandle, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
  return buffer.subarray(0, bytesRead);
}

/** Whether a file begins with one of these, written as Latin-1. */
const beginsWith =
  (...beginnings: readonly string[]): Format['isIn'] =>
  async (file) => {
    const begun = (await head(file, 16)).toString('latin1');
    return beginnings.some((each) => begun.startsWith(each));
  };

const jpeg: Format = { type: 'image/jpeg', isIn: beginsWith('\xff\xd8\xff') };
/** A program stream, or its video alone. */
const mpeg: Format = { type: 'video/mpeg', isIn: beginsWith('\0\0\x01\xba', '\0\0\x01\xb3') };
const tiff: Format = { type: 'image/tiff', isIn: beginsWith('II*\0', 'MM\0*') };
const openXml = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}`;

const avi: Format = {
  type: 'video/x-msvideo',
  isIn: async (file) => {
    const begun = (await head(file, 12)).toString('latin1');
    return begun.startsWith('RIFF') && begun.endsWith('AVI ');
  },
};

/** The formats that may be uploaded (P5), by the end of a name. */
export const formats: ReadonlyMap<string, Format> = new Map([
  ['doc', { type: 'application/msword', isIn: holdsStream('WordDocument') }],
  ['docx', { type: openXml('wordprocessingml.document'), isIn: holdsPart('word/document.xml') }],
  ['gif', { type: 'image/gif', isIn: beginsWith('GIF87a', 'GIF89a') }],
  ['jpg', jpeg],
  ['jpeg', jpeg],
  ['mpg', mpeg],
  ['mpeg', mpeg],
  ['avi', avi],
  ['pdf', { type: 'application/pdf', isIn: beginsWith('%PDF-') }],
  ['ppt', { type: 'application/vnd.ms-powerpoint', isIn: holdsStream('PowerPoint Document') }],
  ['pptx', { type: openXml('presentationml.presentation'), isIn: holdsPart('ppt/presentation.xml') }],
  ['tif', tiff],
  ['tiff', tiff],
  ['txt', { type: 'text/plain', isIn: isText }],
  ['xls', { type: 'application/vnd.ms-excel', isIn: holdsStream('Workbook', 'Book') }],
  ['xlsx', { type: openXml('spreadsheetml.sheet'), isIn: holdsPart('xl/workbook.xml') }],
]);
