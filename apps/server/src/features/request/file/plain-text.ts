import type { FileHandle } from 'node:fs/promises';

const pieceSize = 65_536;

/** Signs that no text has: control characters but tab, line feed, form feed and carriage return. */
const isControl = (byte: number) => byte < 32 && ![9, 10, 12, 13].includes(byte);

/** Whether a file is text of one byte a sign or UTF-8, or says that it is UTF-16. */
export async function isText(file: FileHandle, size: number): Promise<boolean> {
  const piece = Buffer.alloc(pieceSize);
  for (let from = 0; from < size;) {
    const { bytesRead } = await file.read(piece, 0, pieceSize, from);
    if (bytesRead === 0) return false;
    const read = piece.subarray(0, bytesRead);
    if (from === 0 && isWide(read)) return size % 2 === 0;
    if (read.some(isControl)) return false;
    from += bytesRead;
  }
  return size > 0;
}

const isWide = (start: Buffer) =>
  (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
