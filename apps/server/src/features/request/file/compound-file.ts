import type { FileHandle } from 'node:fs/promises';

const signature = 'd0cf11e0a1b11ae1';
const headerLength = 512;
const entryLength = 128;
/** The directory of a document has a few sectors; a chain that is longer goes in a circle. */
const maxSectors = 64;

/** So many bytes of a file from a place on, fewer at its end. */
export async function readPart(file: FileHandle, from: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from);
  return buffer.subarray(0, bytesRead);
}

/** The names in the directory of a compound file (MS-CFB 2.2 to 2.6); none where it is none. */
async function namesIn(file: FileHandle): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  const header = await readPart(file, 0, headerLength);
  if (header.length < headerLength || header.toString('hex', 0, 8) !== signature) return names;
  const shift = header.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return names;
  const size = 2 ** shift;
  const startOf = (sector: number) => (sector + 1) * size;
  let sector = header.readUInt32LE(48);
  for (let count = 0; count < maxSectors && sector < 0xfffffffa; count += 1) {
    const entries = await readPart(file, startOf(sector), size);
    for (let at = 0; at + entryLength <= entries.length; at += entryLength) {
      const length = Math.min(entries.readUInt16LE(at + 64), 64);
      if (length > 2) names.add(entries.toString('utf16le', at, at + length - 2));
    }
    // The next sector of the chain stands in the allocation table, whose first 109 sectors the header names.
    const table = Math.floor((sector * 4) / size);
    if (table >= 109) break;
    const next = await readPart(
      file,
      startOf(header.readUInt32LE(76 + table * 4)) + ((sector * 4) % size),
      4,
    );
    if (next.length < 4) break;
    sector = next.readUInt32LE(0);
  }
  return names;
}

/** Whether a file is a document of Office up to 2003 with one of these streams. */
export const holdsStream =
  (...streams: readonly string[]) =>
  async (file: FileHandle) => {
    const names = await namesIn(file);
    return streams.some((each) => names.has(each));
  };
