import { crcOf } from './crc';
import { joined } from './joined';

/** A file as an archive holds it. The name is ASCII. */
export interface ZippedFile {
  readonly name: string;
  /** What is written, compressed or not. */
  readonly chunks: readonly Uint8Array[];
  /** Of the content, bytes. */
  readonly size: number;
  /** The checksum of the content. */
  readonly crc: number;
  readonly isPressed: boolean;
}

/** A file that is not compressed. */
export function storedFile(name: string, bytes: Uint8Array): ZippedFile {
  return { name, chunks: [bytes], size: bytes.length, crc: crcOf(bytes), isPressed: false };
}

const headLength = 30;
const entryLength = 46;
const endLength = 22;
/** What is filled in before bytes that are not compressed says so first. */
const fillingHead = 4;
const alignment = 64;
const version = 20;
const deflated = 8;
/** The first day that an archive can tell: the same files give the same bytes on every day. */
const firstDay = 0x21;

function lengthOf(chunks: readonly Uint8Array[]): number {
  return chunks.reduce((sum, { length }) => sum + length, 0);
}

/** Numbers of two or four bytes, the lowest first. */
function written(length: number, values: readonly (readonly [bytes: 2 | 4, value: number])[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  let at = 0;
  for (const [bytes, value] of values) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

/** What an archive says of a file both before it and at the end. */
function common({ name, chunks, size, crc, isPressed }: ZippedFile, filling: number) {
  return [
    [2, version],
    [2, 0],
    [2, isPressed ? deflated : 0],
    [2, 0],
    [2, firstDay],
    [4, crc],
    [4, lengthOf(chunks)],
    [4, size],
    [2, name.length],
    [2, filling],
  ] as const;
}

/** An archive of files in their order. The bytes of a file that is not compressed begin at a multiple of 64. */
export function zipped(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const all: Uint8Array[] = [];
  const entries: Uint8Array[] = [];
  let offset = 0;
  for (const file of files) {
    const { chunks, isPressed } = file;
    const name = encoder.encode(file.name);
    const start = offset + headLength + name.length + fillingHead;
    const gap = isPressed ? 0 : fillingHead + ((alignment - (start % alignment)) % alignment);
    const filling =
      gap === 0
        ? []
        : [
            written(gap, [
              [2, 12345],
              [2, gap - fillingHead],
            ]),
          ];
    const head = written(headLength, [[4, 0x04034b50], ...common(file, gap)]);
    const entry = [
      [4, 0x02014b50],
      [2, version],
      ...common(file, 0),
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    entries.push(written(entryLength, entry), name);
    const parts = [head, name, ...filling, ...chunks];
    all.push(...parts);
    offset += lengthOf(parts);
  }
  const directory = lengthOf(entries);
  const count = files.length;
  const end = written(endLength, [
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, directory],
    [4, offset],
    [2, 0],
  ]);
  return joined([...all, ...entries, end]);
}
