import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Bytes of gzip, packed as the build packs them, that whoever opens the home page for the first time may have to wait for. */
const limit = 173_000;

/** A file of code, as the build says what it is made of and needs (tools/build.mjs). */
interface Chunk {
  readonly fileName: string;
  readonly name: string;
  readonly isEntry: boolean;
  readonly from: string | null;
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  readonly modules: readonly string[];
}

/** The app as it is served: built anew where it is stale. */
function builtChunks(): readonly Chunk[] {
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [at('../../../tools/build.mjs'), 'web'], { env, stdio: 'inherit' });
  return JSON.parse(readFileSync(at('../dist/.made-of.json'), 'utf8')) as Chunk[];
}

it('whoever opens the home page first reads no more than 173 kB of gzip', () => {
  const chunks = builtChunks();
  const files = new Map(chunks.map((file) => [file.fileName, file]));
  const entries = chunks.filter(({ isEntry }) => isEntry);
  expect(entries.map(({ name }) => name).sort()).toEqual(['index', 'preload']);
  const home = chunks.find(({ from }) => from?.endsWith('/src/routes/home.tsx'));
  const read = new Set<string>(['index.html']);
  const add = (name: string) => {
    const file = files.get(name);
    if (read.has(name) || !file) return;
    read.add(name);
    file.styles.forEach((style) => read.add(style));
    file.imports.forEach(add);
  };
  for (const start of [...entries, home!]) add(start.fileName);
  const sizes = [...read].map(
    (name) => [name, gzipSync(readFileSync(at(`../dist/${name}`)), { level: 9 }).length] as const,
  );

  for (const page of ['projects', 'project', 'model', 'configure'])
    add(chunks.find(({ from }) => from?.endsWith(`/src/routes/${page}.tsx`))!.fileName);
  const parsers = [...read].flatMap(
    (name) => files.get(name)?.modules.filter((id) => /^(?:.*\/)?node_modules\/zod\//.test(id)) ?? [],
  );
  expect(parsers, 'neither home nor projects nor luminaires need a schema').toEqual([]);

  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(whole, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(limit);
  // A measure that misses most of the app would pass too.
  expect(whole).toBeGreaterThan(limit / 2);
}, 120_000);
