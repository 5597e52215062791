import { cacheCode } from './code-cache';
import { lazyComponents } from './lazy-component';

declare global {
  /** While it stands, an `import()` tells it which files it would read, and reads none (build/preload-helper.ts). */
  var namesOnly: ((files: readonly string[]) => Promise<never>) | undefined;
}

/** The files of the code and the sheets that a late part needs. */
function filesOf(read: () => Promise<unknown>): readonly string[] {
  let found: readonly string[] = [];
  globalThis.namesOnly = (files) => {
    found = files;
    return new Promise(() => undefined);
  };
  void read();
  globalThis.namesOnly = undefined;
  return found;
}

/** What Vite has read, or begins to read: it names each file in the page. */
const namedFiles = () => new Set([...document.getElementsByTagName('link')].map(({ href }) => href));

/**
 * Puts the code of the late parts of the pages read so far, the last ones first, into the browser's cache alone, part by part:
 * what was never opened opens without a network, too.
 */
export async function prefetchLazyCode(signal: AbortSignal): Promise<void> {
  const named = namedFiles();
  for (const read of lazyComponents.toReversed()) {
    const files = filesOf(read)
      .map((file) => new URL(`/${file}`, location.href).href)
      .filter((address) => !named.has(address));
    await Promise.all(files.map((address) => cacheCode(address, { priority: 'low', signal })));
  }
}
