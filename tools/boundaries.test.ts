import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** What each workspace may import of ours, tests aside. A new workspace must say so here. */
const allowed: Record<string, readonly string[]> = {
  'packages/engine': [],
  'packages/kit': [],
  'packages/photometry': [],
  'packages/picture': ['engine'],
  'packages/scene': ['engine', 'picture'],
  'packages/spreadsheet': [],
  'packages/contract': ['engine'],
  'packages/documents': ['engine', 'picture'],
  'packages/testkit': ['contract', 'engine', 'server'],
  'apps/auth': ['contract', 'engine', 'kit'],
  'apps/server': ['contract', 'documents', 'engine', 'photometry', 'picture', 'scene', 'spreadsheet'],
  'apps/web': ['contract', 'engine', 'kit', 'photometry', 'picture', 'scene', 'spreadsheet'],
  e2e: ['contract', 'engine', 'photometry', 'testkit', 'server'],
  bench: ['contract', 'documents', 'engine', 'picture', 'scene', 'server', 'testkit'],
};

const inside = (folder: string) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
const workspaces = [...inside('packages'), ...inside('apps'), 'e2e', 'bench'].filter((folder) =>
  existsSync(path.join(root, folder, 'package.json')),
);

function sourcesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mts)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('node_modules') && !file.includes(`${path.sep}dist${path.sep}`));
}

const isTest = (file: string) => /\.test\.tsx?$|[\\/](test|testing)[\\/]|[\\/]global-setup\.ts$/.test(file);
const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*['"]@lucerna\/([a-z]+)/g)].map(
    (match) => match[1]!,
  );

describe('the rule of direction', () => {
  it('knows every workspace of the folder list', () => {
    expect([...workspaces].sort()).toEqual(Object.keys(allowed).sort());
  });

  it.each(workspaces)('%s imports only what lies below it', (workspace) => {
    const files = sourcesOf(path.join(root, workspace)).filter((file) => !isTest(file));
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      importsOf(file)
        // An example imports its own workspace by name, as a stranger would.
        .filter((name) => name !== path.basename(workspace) && !allowed[workspace]?.includes(name))
        .map((name) => `${path.relative(root, file)} imports ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(workspaces)('%s names in its package.json what it imports of ours', (workspace) => {
    const manifest = JSON.parse(readFileSync(path.join(root, workspace, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
      devDependencies?: Record<string, string>;
    };
    const named = new Set(Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }));
    const used = new Set(sourcesOf(path.join(root, workspace)).flatMap(importsOf));
    used.delete(path.basename(workspace));
    expect([...used].filter((name) => !named.has(`@lucerna/${name}`))).toEqual([]);
  });
});
