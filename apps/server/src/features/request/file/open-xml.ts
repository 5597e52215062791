import type { FileHandle } from 'node:fs/promises';
import { readPart } from './compound-file';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
/** The end of an archive stands before a comment of at most 65,535 bytes. */
const farthestEnd = endLength + 65_535;
/** A list of names longer than this is no document's. */
const largestList = 1_048_576;

/** The names in an archive (APPNOTE 4.3.12 and 4.3.16); none where it is none. Nothing of it is unpacked. */
async function namesIn(file: FileHandle, size: number): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const tail = await readPart(file, Math.max(0, size - farthestEnd), Math.min(size, farthestEnd));
  let end = tail.length - endLength;
  while (end >= 0 && tail.readUInt32LE(end) !== endSignature) end -= 1;
  if (end < 0) return names;
  const length = tail.readUInt32LE(end + 12);
  if (length > largestList) return names;
  const list = await readPart(file, tail.readUInt32LE(end + 16), length);
  for (let at = 0; at + 46 <= list.length && list.readUInt32LE(at) === entrySignature;) {
    const nameLength = list.readUInt16LE(at + 28);
    names.add(list.toString('utf8', at + 46, at + 46 + nameLength));
    at += 46 + nameLength + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
  }
  return names;
}

/** Whether a file is an Office Open XML document with this part (ECMA-376, part 2). */
export const holdsPart = (part: string) => async (file: FileHandle, size: number) => {
  const [start] = await readPart(file, 0, 1);
  const names = start === 0x50 ? await namesIn(file, size) : new Set<string>();
  return names.has('[Content_Types].xml') && names.has(part);
};
