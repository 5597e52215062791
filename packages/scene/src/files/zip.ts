import { zipSync } from 'three/addons/libs/fflate.module.js';

/** A file in an archive. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** The first day that an archive can tell: the same files give the same bytes on every day. */
const day = new Date(1980, 0, 1);

/** What stands before the bytes of a file in an archive, without its name. */
const headLength = 30;
/** The head of what is filled in so that the bytes begin at a multiple of `align`. */
const fillingHead = 4;

/** An archive of files in their order, compressed by `level`; 0: stored as they are, each beginning at a multiple of 64. */
export function zipped(files: readonly ZippedFile[], level: 0 | 1): Uint8Array<ArrayBuffer> {
  let offset = 0;
  const entries: Record<string, [Uint8Array, object]> = {};
  for (const { name, bytes } of files) {
    const start = offset + headLength + name.length + fillingHead;
    const filling = (64 - (start % 64)) % 64;
    const extra = level === 0 ? { extra: { 12345: new Uint8Array(filling) } } : {};
    entries[name] = [bytes, { level, mtime: day, ...extra }];
    offset = start + filling + bytes.length;
  }
  return zipSync(entries);
}
