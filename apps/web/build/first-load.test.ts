import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** Bytes of gzip, packed as the build packs them, that whoever opens the home page for the first time may have to wait for. */
const limit = 173_000;

/** The app as `npm run build` makes it, held in memory. */
async function builtFiles(): Promise<ReadonlyMap<string, Rolldown.OutputChunk | Rolldown.OutputAsset>> {
  vi.stubEnv('NODE_ENV', 'production');
  const built = await build({ root, logLevel: 'error', build: { write: false } });
  vi.unstubAllEnvs();
  return new Map((built as Rolldown.RolldownOutput).output.map((file) => [file.fileName, file]));
}

it('whoever opens the home page first reads no more than 173 kB of gzip', async () => {
  const files = await builtFiles();
  const chunks = [...files.values()].filter((file) => file.type === 'chunk');
  const entries = chunks.filter(({ isEntry }) => isEntry);
  expect(entries.map(({ name }) => name).sort()).toEqual(['ahead', 'index']);
  const home = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/routes/home.tsx'));
  const read = new Set<string>(['index.html']);
  const add = (name: string) => {
    const file = files.get(name);
    if (read.has(name) || file?.type !== 'chunk') return;
    read.add(name);
    file.viteMetadata?.importedCss.forEach((style) => read.add(style));
    file.imports.forEach(add);
  };
  for (const start of [...entries, home!]) add(start.fileName);
  const sizes = [...read].map((name) => {
    const file = files.get(name)!;
    return [name, gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length] as const;
  });

  add(chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/routes/projects.tsx'))!.fileName);
  const parsers = [...read].flatMap((name) => {
    const file = files.get(name);
    return file?.type === 'chunk' ? file.moduleIds.filter((id) => id.includes('/node_modules/zod/')) : [];
  });
  expect(parsers, 'neither home nor the list of projects needs a schema').toEqual([]);

  const whole = sizes.reduce((sum, [, size]) => sum + size, 0);
  expect(whole, JSON.stringify(Object.fromEntries(sizes), null, 2)).toBeLessThanOrEqual(limit);
  // A measure that misses most of the app would pass too.
  expect(whole).toBeGreaterThan(limit / 2);
}, 120_000);
