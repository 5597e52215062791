/** An object without its number: its text, and whether it is a stream, which cannot lie in another one. */
export interface PdfObject {
  readonly number: number;
  readonly body: Buffer;
  readonly isStream: boolean;
}

/** A PDF as its objects. */
export interface PlainPdf {
  /** What stands before the first object. */
  readonly header: Buffer;
  readonly objects: readonly PdfObject[];
  /** What the trailer says but for the size. */
  readonly trailer: string;
}

/** Reads what the compiler writes: one section with a table. Throws Error for another one. */
export function readPlainPdf(pdf: Uint8Array): PlainPdf {
  const file = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const { offsets, tableAt, trailer } = readTable(file);
  const objects = objectsOf(file, offsets, tableAt);
  return { header: file.subarray(0, Math.min(...offsets.values())), objects, trailer };
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
