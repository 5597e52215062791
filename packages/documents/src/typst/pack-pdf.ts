import { deflateSync } from 'node:zlib';

/** Objects that are packed together: a reader that wants one of them opens all of them. */
const mostTogether = 200;
const level = 5;
/** Bytes of each column of the cross-reference stream: kind, offset or stream, place in it. */
const columns = [1, 4, 2] as const;
const rowLength = columns.reduce((sum, each) => sum + each, 0);

/** An object without its number: its text, and whether it is a stream, which cannot lie in another one. */
interface PdfObject {
  readonly number: number;
  readonly body: Buffer;
  readonly isStream: boolean;
}

/**
 * The plain objects of a PDF, of which a tagged one has thousands, in compressed object streams, with a cross-reference stream
 * instead of the table (ISO 32000-1, 7.5.7 and 7.5.8): a third of its size or less, the same document. Takes what the
 * compiler writes, one section with a table; throws Error for another one.
 */
export function packPdf(pdf: Uint8Array): Buffer {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const { offsets, tableAt, trailer } = readTable(file);
  const objects = objectsOf(file, offsets, tableAt);
  const plain = objects.filter(({ isStream }) => !isStream);
  const header = file.subarray(0, Math.min(...offsets.values()));
  const parts: Buffer[] = [header];
  let length = header.length;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  const count = Math.ceil(plain.length / mostTogether);
  // Behind the objects that there are: their containers, and the cross-references.
  const size = Math.max(...offsets.keys()) + 1 + count + 1;
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
    const together = plain.slice(at * mostTogether, (at + 1) * mostTogether);
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

/** Where each object begins, by its number; where the table does, and what the trailer says but for the size. */
function readTable(file: Buffer) {
  const end = file.subarray(-64).toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(end)?.[1]);
  const table = file.subarray(tableAt || file.length).toString('latin1');
  const [, head, total] = /^(xref\s+0 (\d+)\r?\n)/.exec(table) ?? [];
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(table)?.[1];
  if (head === undefined || trailer === undefined) throw new Error('This is no PDF with one table');
  const offsets = new Map<number, number>();
  for (let number = 0; number < Number(total); number += 1) {
    const row = table.slice(head.length + number * 20, head.length + (number + 1) * 20);
    if (row[17] === 'n') offsets.set(number, Number(row.slice(0, 10)));
  }
  return { offsets, tableAt, trailer: trailer.replace(/\/Size \d+/, '').trim() };
}

function objectsOf(file: Buffer, offsets: ReadonlyMap<number, number>, tableAt: number): PdfObject[] {
  const inOrder = [...offsets].sort(([, one], [, other]) => one - other);
  return inOrder.map(([number, from], place) => {
    const begins = from + `${number} 0 obj\n`.length;
    const ends = file.lastIndexOf('endobj', (inOrder[place + 1]?.[1] ?? tableAt) - 1);
    if (file.subarray(from, begins).toString('latin1') !== `${number} 0 obj\n` || ends < begins)
      throw new Error(`The PDF has no object ${number}`);
    const body = file.subarray(begins, ends - 1);
    return { number, body, isStream: body.subarray(-9).toString('latin1') === 'endstream' };
  });
}

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
