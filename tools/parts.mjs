// What is built, from which sources, and whether it is stale. Plain Node: this runs before anything is known to work.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The built parts: what goes in and where it comes out, relative to the root. */
export const parts = {
  server: {
    sources: ['engine', 'contract', 'picture', 'documents']
      .map((name) => `packages/${name}/src`)
      .concat('apps/server/src', 'tools/build.mjs', 'package-lock.json'),
    entry: 'apps/server/src/main.ts',
    output: 'apps/server/dist',
  },
  web: {
    sources: ['engine', 'contract', 'picture', 'kit']
      .map((name) => `packages/${name}/src`)
      .concat(['src', 'public', 'build', 'index.html', 'vite.config.ts'].map((name) => `apps/web/${name}`))
      .concat('tools/build.mjs', 'package-lock.json'),
    entry: 'apps/web/index.html',
    output: 'apps/web/dist',
  },
  auth: {
    sources: ['engine', 'contract', 'kit']
      .map((name) => `packages/${name}/src`)
      .concat(['src', 'public', 'index.html', 'vite.config.ts'].map((name) => `apps/auth/${name}`))
      .concat('tools/build.mjs', 'package-lock.json'),
    entry: 'apps/auth/index.html',
    output: 'apps/auth/dist',
  },
};

function filesOf(name) {
  const stat = statSync(name, { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [name];
  return readdirSync(name, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

/** A hash over the names and bytes of a part's sources. */
function sourceHash({ sources }) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((each) => filesOf(path.join(root, each))).sort()) {
    hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

const markOf = ({ output }) => path.join(root, output, '.built-from');

/** The parts to build: those whose sources are not the ones that they were built from. */
export function staleParts(names = Object.keys(parts)) {
  return names.filter((name) => {
    const part = parts[name];
    if (!existsSync(path.join(root, part.entry))) return false;
    const mark = markOf(part);
    return !existsSync(mark) || readFileSync(mark, 'utf8') !== sourceHash(part);
  });
}

/** Remembers what a part was built from; the hash is taken before the build, so that a change meanwhile is seen. */
export function rememberer(name) {
  const hash = sourceHash(parts[name]);
  return () => writeFileSync(markOf(parts[name]), hash);
}
