import { deflateSync } from 'node:zlib';
import type { PdfObject, PlainPdf } from './plain-pdf';

/** Objects that are packed together: a reader that wants one of them opens all of them. */
const maxTogether = 200;
const level = 5;
/** Bytes of each column of the cross-reference stream: kind, offset or stream, place in it. */
const columns = [1, 4, 2] as const;
const rowLength = columns.reduce((sum, each) => sum + each, 0);

/**
 * The plain objects of a PDF, of which a tagged one has thousands, in compressed object streams, with a cross-reference stream
 * instead of the table (ISO 32000-1, 7.5.7 and 7.5.8): a third of its size or less, the same document.
 */
export function packPdf({ header, objects, trailer }: PlainPdf): Buffer {
  const plain = objects.filter(({ isStream }) => !isStream);
  const parts: Buffer[] = [header];
  let length = header.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const count = Math.ceil(plain.length / maxTogether);
  // Behind the objects that there are: their containers, and the cross-references.
  const size = numbersOf(objects) + count + 1;
  const rows = Buffer.alloc(size * rowLength);
  const setRow = (number: number, kind: number, value: number, place: number): void => {
    rows.writeUInt8(kind, number * rowLength);
    rows.writeUInt32BE(value, number * rowLength + 1);
    rows.writeUInt16BE(place, number * rowLength + 5);
  };
  setRow(0, 0, 0, 0xffff);
  for (const { number, body } of objects.filter(({ isStream }) => isStream)) {
    setRow(number, 1, length, 0);
    add(Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  for (let at = 0; at < count; at += 1) {
    const together = plain.slice(at * maxTogether, (at + 1) * maxTogether);
    const container = size - 1 - count + at;
    together.forEach(({ number }, place) => setRow(number, 2, container, place));
    setRow(container, 1, length, 0);
    add(containerOf(container, together));
  }
  const references = size - 1;
  setRow(references, 1, length, 0);
  const begins = length;
  const said = `/Type /XRef /Size ${size} /W [${columns.join(' ')}] ${trailer}`;
  add(streamOf(references, said, rows));
  add(Buffer.from(`startxref\n${begins}\n%%EOF`));
  return Buffer.concat(parts, length);
}

/** As many numbers as the objects take, 0 among them. */
export const numbersOf = (objects: readonly PdfObject[]): number =>
  objects.reduce((most, { number }) => Math.max(most, number), 0) + 1;

function containerOf(number: number, objects: readonly PdfObject[]): Buffer {
  let offset = 0;
  const index = objects.map(({ number: each, body }) => {
    const said = `${each} ${offset}`;
    offset += body.length + 1;
    return said;
  });
  const head = Buffer.from(`${index.join(' ')}\n`);
  const newLine = Buffer.from('\n');
  const data = Buffer.concat([head, ...objects.flatMap(({ body }) => [body, newLine])]);
  return streamOf(number, `/Type /ObjStm /N ${objects.length} /First ${head.length}`, data);
}

function streamOf(number: number, said: string, data: Buffer): Buffer {
  const packed = deflateSync(data, { level });
  return Buffer.concat([
    Buffer.from(
      `${number} 0 obj\n<<${said} /Filter /FlateDecode /Length ${packed.length}>>\nstream\n`,
      'latin1',
    ),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ]);
}
