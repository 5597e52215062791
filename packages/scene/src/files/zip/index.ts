import { storedFile, zipped } from './zip';

/**
 * An archive of files in their order, none compressed: for pictures and documents, which already are. Names are ASCII
 * and different from each other. The same files give the same bytes.
 */
export function zipFiles(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Uint8Array<ArrayBuffer> {
  return zipped(files.map(({ name, bytes }) => storedFile(name, bytes)));
}
