import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';
import { tableLimits, TableRefusal } from './table';

/** Bytes given to the unpacker at a time: deflate makes at most a thousand of each, so that a bomb is seen at once. */
const step = 16_384;

/** Ends the unpacking of a part that was read far enough. */
class Stopped extends Error {}

/** The names of the parts of an archive. Throws TableRefusal where there are more than may be. */
export function partNames(archive: Uint8Array): readonly string[] {
  const names: string[] = [];
  const unzip = new Unzip((part) => {
    names.push(part.name);
    if (names.length > tableLimits.parts) {
      throw new TableRefusal({ code: 'table-too-large', most: tableLimits.parts });
    }
  });
  unzip.register(UnzipInflate);
  push(unzip, archive);
  return names;
}

/**
 * Unpacks one part of an archive and hands its text on in pieces; `take` answers true when it has enough. Answers whether
 * there is such a part. Throws TableRefusal where it is larger than may be.
 */
export function readPart(
  archive: Uint8Array,
  name: string,
  take: (text: string) => boolean | void,
  most: number = tableLimits.unpacked,
): boolean {
  let isFound = false;
  const unzip = new Unzip((part) => {
    // The last of two parts of one name would be another one for each program: the first is read.
    if (part.name !== name || isFound) return;
    isFound = true;
    let size = 0;
    const decoder = new TextDecoder();
    part.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      size += bytes.length;
      if (size > most) throw new TableRefusal({ code: 'table-too-large', most });
      if (take(decoder.decode(bytes, { stream: !isLast })) || isLast) throw new Stopped();
    };
    part.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    push(unzip, archive);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
  return isFound;
}

function push(unzip: Unzip, archive: Uint8Array): void {
  for (let at = 0; at < archive.length; at += step) {
    unzip.push(archive.subarray(at, at + step), at + step >= archive.length);
  }
}
