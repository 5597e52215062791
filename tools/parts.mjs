// What is built, from which sources, and whether it is stale. Plain Node: this runs before anything is known to work.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The libraries of ours that a workspace is made with, and those that they are made with. */
function librariesOf(workspace, found = new Set()) {
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8'));
  for (const name of Object.keys(dependencies)) {
    const library = /^@lucerna\/(.+)$/.exec(name)?.[1];
    if (!library || found.has(library)) continue;
    found.add(library);
    librariesOf(`packages/${library}`, found);
  }
  return [...found].map((library) => `packages/${library}/src`);
}

/** What goes into a part: the libraries that it names, its own files, and what decides how it is built. */
const part = (app, entry, own) => ({
  get sources() {
    return [
      ...librariesOf(`apps/${app}`),
      ...own.map((name) => `apps/${app}/${name}`),
      'tools/build.mjs',
      'package-lock.json',
    ];
  },
  entry: `apps/${app}/${entry}`,
  output: `apps/${app}/dist`,
});

/** The built parts: what goes in and where it comes out, relative to the root. */
export const parts = {
  server: part('server', 'src/main.ts', ['src']),
  web: part('web', 'index.html', ['src', 'public', 'build', 'index.html', 'vite.config.ts']),
  auth: part('auth', 'index.html', ['src', 'public', 'index.html', 'vite.config.ts']),
};

function filesOf(name) {
  const stat = statSync(name, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [name];
  return readdirSync(name, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** A hash over the names and bytes of the files of one source. */
function hashOf(source) {
  const hash = createHash('sha256');
  for (const file of filesOf(path.join(root, source)).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** A hash over a part's sources. Most libraries are a source of several parts: `known` lets them be read once. */
function sourceHash({ sources }, known = new Map()) {
  const hashes = sources.map((source) => {
    if (!known.has(source)) known.set(source, hashOf(source));
    return `${source} ${known.get(source)}`;
  });
  return createHash('sha256').update(hashes.join('\n')).digest('hex');
}

const markOf = ({ output }) => path.join(root, output, '.built-from');

/** The parts to build: those whose sources are not the ones that they were built from. */
export function staleParts(names = Object.keys(parts)) {
  const known = new Map();
  return names.filter((name) => {
    const part = parts[name];
    if (!existsSync(path.join(root, part.entry))) return false;
    const mark = markOf(part);
    return !existsSync(mark) || readFileSync(mark, 'utf8') !== sourceHash(part, known);
  });
}

/** Remembers what a part was built from; the hash is taken before the build, so that a change meanwhile is seen. */
export function rememberer(name) {
  const hash = sourceHash(parts[name]);
  return () => writeFileSync(markOf(parts[name]), hash);
}
