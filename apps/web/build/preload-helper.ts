import type { Plugin } from 'vite';

/** What becomes of pieces of the helper that reads late code, which every visit reads first. */
const changes: readonly (readonly [RegExp, string])[] = [
  // While `namesOnly` stands, an `import()` tells it the files and goes no further (src/shared/lazy/prefetch-lazy-code.ts).
  [/(function preload\((?:\w+), (\w+)[^)]*\) \{)/, '$1 if (self.namesOnly) return self.namesOnly($2);'],
  // While `cacheCode` stands it reads each file before the `import()` does (src/shared/lazy/code-cache.ts).
  [/(const link = document)/, 'if (!isCss && self.cacheCode) return self.cacheCode(dep.href); $1'],
  // What failed is asked for again by the next `import()`.
  [/seen\[href\] = void 0;(?=\s*throw err)/, 'delete seen[href];'],
  [/if \(e\.type === "error"\) (rej\(.*?\)\);)/, 'if (e.type === "error") { link.remove(); $1 }'],
  // What could not be read tells which press had asked for it (src/shared/lazy/press.ts).
  [/let promise = Promise\.resolve\(\);/, 'const press = self.pressNow?.(); $&'],
  [/e\.payload = err;/, 'e.press = press;'],
  // No content policy of the server names a nonce.
  [/const cspNonceMeta = [^;]+;\s*const cspNonce = [^;]+;/, ''],
  [/if \(cspNonce\) link\.setAttribute\("nonce", cspNonce\);/, ''],
  // All browsers that run the app have these.
  [/= allSettled\(/, '= Promise.allSettled('],
  [/\.filter\(\((\w+)\) => \1 !== void 0\)/, ''],
  [/(const scriptRel = )[\s\S]*?\}\)\(\);?/, "$1'modulepreload';"],
  // Addresses of code begin at the root.
  [/importMetaResolve\(depString\)/, 'new URL(depString, location.href)'],
];

/**
 * Lets the app ask which files a late part needs, which Vite knows, without reading them, and leaves out of Vite's helper
 * what this app has no use for.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'preload-helper',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      const changed = changes.reduce((before, [piece, instead]) => {
        if (!piece.test(before)) throw new Error(`Vite reads late code in another way now: ${piece.source}`);
        return before.replace(piece, instead);
      }, code);
      return { code: changed, map: null };
    },
  };
}
