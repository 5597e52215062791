import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const folder = path.join(root, 'apps/server/texts');

export const languages = ['es', 'en', 'de', 'it', 'fr', 'us'] as const;
export type Language = (typeof languages)[number];

/** A file of texts: `<domain>/<subject>.json`, each key with its message in every language. */
export interface Subject {
  readonly name: string;
  /** The keys as they stand in it: of one that stands twice only the last text counts. */
  readonly named: readonly string[];
  readonly texts: Readonly<Record<string, Partial<Record<Language, string>>>>;
}

/** Every file of texts. */
export const subjects: readonly Subject[] = readdirSync(folder).flatMap((domain) =>
  readdirSync(path.join(folder, domain)).map((file) => {
    const written = readFileSync(path.join(folder, domain, file), 'utf8');
    return {
      name: `${domain}/${file}`,
      named: [...written.matchAll(/^ {2}"([^"]+)": \{$/gm)].map((match) => match[1]!),
      texts: JSON.parse(written) as Subject['texts'],
    };
  }),
);
export const keys: readonly string[] = subjects.flatMap(({ texts }) => Object.keys(texts));

const places = [
  'apps/web/src',
  'apps/auth/src',
  'apps/server/src',
  'packages/kit/src',
  'packages/contract/src',
  'packages/documents/src',
  'packages/engine/src',
];

const sources = places
  .flatMap((place) => readdirSync(path.join(root, place), { withFileTypes: true, recursive: true }))
  .filter((entry) => entry.isFile() && /(?<!\.test|\.stories)\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
  .join('\n')
  .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');

const key = String.raw`[a-zA-Z][\w-]*(?:\.[\w-]+)`;

/** What stands in quotes and looks like a key; names of files do not. */
export const quoted: ReadonlySet<string> = new Set(
  [...sources.matchAll(new RegExp(`['"\`](${key}+)['"\`]`, 'g'))]
    .map((match) => match[1]!)
    .filter((text) => keys.includes(text) || !/\.(json|csv|css|ts|js|svg|pdf|xml)$/.test(text)),
);

/** The beginnings of templates: one of `problem.` and a code uses every key that begins with `problem.`. */
export const beginnings: readonly string[] = [
  // A table that is read whole: its English texts are looked for in what was said.
  'feedReason.',
  ...new Set([...sources.matchAll(/`([a-zA-Z][\w-]*\.(?:[\w-]+\.)*[\w-]*)\$\{/g)].map((match) => match[1]!)),
];
