import type { Plugin } from 'vite';

/**
 * Lets the app ask which files a late part needs, which Vite knows, without reading them (src/shared/late/files-of.ts): while
 * `namesOnly` stands, an `import()` tells it the files and goes no further.
 */
export function lateFiles(): Plugin {
  return {
    name: 'late-files',
    transform(code, id) {
      if (!id.includes('vite/preload-helper')) return undefined;
      // The helper as Vite writes it is one line or several, and names its parameters as it likes.
      const found = /(?:function preload|preload = function preload)\((\w+), (\w+)[^)]*\) \{/.exec(code);
      if (!found) throw new Error('Vite reads late code in another way now.');
      const [head, , files] = found;
      return {
        code: code.replace(head, `${head} if (self.namesOnly) return self.namesOnly(${files});`),
        map: null,
      };
    },
  };
}
