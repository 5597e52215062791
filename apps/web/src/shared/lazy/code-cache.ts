/** Addresses of files that were read to their end, so that the browser's cache has them. */
const inCache = new Set<string>();

/** Puts a file of code into the browser's cache, unless it is there; fails where it cannot be read. */
export async function cacheCode(address: string, init?: RequestInit): Promise<void> {
  if (inCache.has(address)) return;
  const answer = await fetch(address, init);
  if (!answer.ok) throw new Error(address);
  // A browser keeps what was read to its end.
  await answer.blob();
  inCache.add(address);
}

declare global {
  /** While it stands, an `import()` reads each file by it before it begins (build/preload-helper.ts). */
  var cacheCode: ((address: string) => Promise<void>) | undefined;
}

/**
 * From now on code is put into the cache before it is imported. Browsers remember an import whose reading was cut off and
 * never ask for it again; a file that is only fetched can be asked for as often as it takes.
 */
export function cacheBeforeImport(): void {
  globalThis.cacheCode = cacheCode;
}

/**
 * Begins to read a page without the cache, files beside each other with what they import, for it comes sooner so. A page whose
 * reading was cut off comes with a reload.
 */
export function importAtOnce<Reading>(read: () => Reading): Reading {
  const { cacheCode: before } = globalThis;
  globalThis.cacheCode = undefined;
  const coming = read();
  globalThis.cacheCode = before;
  return coming;
}
