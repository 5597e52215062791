import { compressFiles, type NamedFile } from './zip';

/** `chair.glb`, `chair-2.glb`: what stands before the first point is numbered, so that no file hides another. */
function numbered(name: string, number: number): string {
  const point = name.indexOf('.');
  return number === 1 ? name : `${name.slice(0, point)}-${number}${name.slice(point)}`;
}

/** Files in one ZIP archive, in their order; of those with the same name all but the first are numbered. */
export function archiveOf(files: readonly NamedFile[]): Uint8Array<ArrayBuffer> {
  const taken = new Set<string>();
  return compressFiles(
    files.map(({ name, bytes }) => {
      let number = 1;
      while (taken.has(numbered(name, number))) number += 1;
      const free = numbered(name, number);
      taken.add(free);
      return { name: free, bytes };
    }),
  );
}
