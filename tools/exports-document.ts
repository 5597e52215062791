import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** The packages whose exports are lists of names, each of which somebody else uses. */
export const listedPackages = ['engine', 'contract'] as const;
export type ListedPackage = (typeof listedPackages)[number];

/** Where the list of a package's exports is. */
export const documentPathOf = (name: ListedPackage): string =>
  path.join(root, `docs/package-exports/${name}.md`);

const indexOf = (name: ListedPackage) =>
  readFileSync(path.join(root, `packages/${name}/src/index.ts`), 'utf8');

/** The files of a package that export everything they have, which no list does. */
export const exportsOfAll = (name: ListedPackage): readonly string[] =>
  [...indexOf(name).matchAll(/^export (?:type )?\* .*$/gm)].map(([line]) => line);

interface ListedExport {
  readonly name: string;
  readonly isType: boolean;
  readonly file: string;
}

const listOf = (name: ListedPackage): readonly ListedExport[] =>
  [...indexOf(name).matchAll(/^export (type )?\{([^}]*)\} from '\.\/([^']+)';$/gm)].flatMap(
    ([, type, names, file]) =>
      namesIn(names!).map((each) => ({ name: each, isType: type !== undefined, file: file! })),
  );

/** The names of a list between braces, as the one who exports calls them. */
const namesIn = (list: string): string[] =>
  list
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter((each) => each !== '')
    .map((each) => each.split(' as ')[0]!);

const workspaces = ['apps', 'packages', 'bench', 'e2e', 'tools'];

/** What each workspace takes of the packages, by its path; the tests of a package are not another one. */
function importsOf(): ReadonlyMap<ListedPackage, ReadonlyMap<string, ReadonlySet<string>>> {
  const found = new Map(listedPackages.map((each) => [each, new Map<string, Set<string>>()]));
  for (const place of workspaces) {
    for (const entry of readdirSync(path.join(root, place), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.m?tsx?$/.test(entry.name) || entry.parentPath.includes('node_modules'))
        continue;
      const file = path.relative(root, path.join(entry.parentPath, entry.name));
      const text = readFileSync(path.join(root, file), 'utf8');
      const pattern =
        /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s+from\s+'(?:@lucerna\/|(?:\.\.?\/)+packages\/)(engine|contract)(?:\/src\/index)?'/g;
      const workspace = file.split('/').slice(0, place === 'apps' || place === 'packages' ? 2 : 1);
      for (const [, names, of] of text.matchAll(pattern)) {
        if (workspace.join('/') === `packages/${of}` && !file.includes('/examples/')) continue;
        const users = found.get(of as ListedPackage)!;
        for (const name of namesIn(names!)) {
          users.set(name, (users.get(name) ?? new Set()).add(workspace.at(-1)!));
        }
      }
    }
  }
  return found;
}

const imports = importsOf();

/** Exports that no other workspace uses. */
export const unusedExports = (name: ListedPackage): readonly string[] =>
  listOf(name)
    .map((each) => each.name)
    .filter((each) => !imports.get(name)!.has(each));

/** docs/package-exports/<package>.md, made from its index and from what the others import. */
export function exportsDocument(name: ListedPackage): Promise<string> {
  const rows = listOf(name).map(
    ({ name: each, isType, file }) =>
      `- \`${each}\`${isType ? ' (type)' : ''}, \`${file}\`: ${[...(imports.get(name)!.get(each) ?? [])].sort().join(', ')}`,
  );
  const text = `# What \`@lucerna/${name}\` exports

Made from \`packages/${name}/src/index.ts\` by \`npx tsx tools/exports-document.ts\`; a test holds the two together, so that a new export is seen.
Behind each stand its file and the workspaces that use it; the examples of a package count as one.

${rows.join('\n')}
`;
  return prettier.format(text, { parser: 'markdown', printWidth: 150 });
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url))
  for (const name of listedPackages) writeFileSync(documentPathOf(name), await exportsDocument(name));
