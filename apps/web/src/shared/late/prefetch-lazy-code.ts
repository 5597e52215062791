import { lazyComponents } from './late';

declare global {
  /** While it stands, an `import()` tells it which files it would read, and reads none (build/preload-helper.ts). */
  var namesOnly: ((files: readonly string[]) => Promise<never>) | undefined;
}

/** Files that are in the browser's cache, or on their way there. */
const asked = new Set<string>();

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

async function keep(address: string, signal: AbortSignal): Promise<void> {
  asked.add(address);
  try {
    const answer = await fetch(address, { priority: 'low', signal });
    // A browser keeps what was read to its end.
    await answer.blob();
  } catch (error) {
    asked.delete(address);
    throw error;
  }
}

/**
 * Puts the code of the late parts of the pages read so far, the last ones first, into the browser's cache alone, part by part:
 * what was never opened opens without a network, too. An `import()` would do so as well, but browsers remember one that
 * failed until a reload.
 */
export async function prefetchLazyCode(signal: AbortSignal): Promise<void> {
  const named = namedFiles();
  for (const read of lazyComponents.toReversed()) {
    const files = filesOf(read)
      .map((file) => new URL(`/${file}`, location.href).href)
      .filter((address) => !asked.has(address) && !named.has(address));
    await Promise.all(files.map((address) => keep(address, signal)));
  }
}
