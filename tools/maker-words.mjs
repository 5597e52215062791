// Whether a word or a colour of the demo maker stands outside catalogue/: whatever is one maker's comes with that maker's feed.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Fewer files than this mean that almost nothing was looked at. */
const fewestFiles = 2000;
/** What happened before stays as it was written; a backup of old is as it was made. */
const asItWas = /^(catalogue\/|CHANGELOG\.md$|apps\/server\/fixtures\/)/;
const isProgram = (name) =>
  /^(apps|packages)\/[^/]+\/(src|public|texts)\//.test(name) && !/\.test\.|\/test\//.test(name);
/** Drawn in code until their pictures come from their bodies. */
const drawnInCode = /^packages\/picture\/src\/cast\//;

/** The words of a feed folder that name its maker, and those that name its goods. */
export function wordsOf(folder) {
  const read = (name, otherwise) => {
    const file = path.join(folder, name);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : otherwise;
  };
  const brand = read('brand.json', {});
  const sellers = Object.values(read('sellers.json', {}));
  const contacts = read('contacts.json', []);
  const host = brand.website && new URL(brand.website).hostname.replace(/^www\./, '');
  const maker = [
    brand.name,
    host,
    ...sellers.flatMap(({ legalName, phone, email, bank, address }) => [
      ...[legalName, phone, email, bank?.account, address?.street],
    ]),
    ...contacts.flatMap(({ phone, email }) => [phone, email]),
  ].filter(Boolean);
  // Two names are those of the two kinds of drawn systems, too, as the addresses of their pages have them.
  const kinds = new Set(['sticks', 'plusminus']);
  const goods = read('collection-texts.json', [])
    .flatMap(({ name, designer }) => [...Object.values(name), designer])
    .filter((each) => each && !kinds.has(each.toLowerCase()));
  const colours = [brand.accent, brand.accentOnDark].filter(Boolean);
  return { maker: [...new Set(maker)], goods: [...new Set(goods)], colours };
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyOf = (words, flags) =>
  words.length === 0
    ? null
    : new RegExp(
        `(?<![\\p{L}\\d])(${[...words]
          .sort((a, b) => b.length - a.length)
          .map(escaped)
          .join('|')})(?![\\p{L}\\d])`,
        flags,
      );

/** What stands in a file that belongs to the maker alone, as `line: word`. */
export function found(name, text, { maker, goods, colours }) {
  const patterns = [
    anyOf(maker, 'giu'),
    isProgram(name) && !drawnInCode.test(name) ? anyOf(goods, 'gu') : null,
    colours.length === 0 ? null : new RegExp(colours.join('|'), 'gi'),
  ];
  return patterns.flatMap((pattern) =>
    pattern
      ? [...text.matchAll(pattern)].map(
          ({ 0: word, index }) => `${text.slice(0, index).split('\n').length}: ${word}`,
        )
      : [],
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const names = stdout.split('\0').filter((name) => name && existsSync(path.join(root, name)));
  const words = wordsOf(path.join(root, 'catalogue'));
  let count = 0;
  for (const name of names) {
    if (asItWas.test(name)) continue;
    const bytes = readFileSync(path.join(root, name));
    if (bytes.includes(0)) continue;
    for (const each of found(name, bytes.toString('utf8'), words)) {
      count += 1;
      console.error(`${name}:${each}`);
    }
  }
  if (names.length < fewestFiles)
    console.error(`Only ${names.length} files were looked at; at least ${fewestFiles} were expected.`);
  if (words.maker.length === 0 || words.colours.length === 0)
    console.error('The feed of the demo maker names nobody, or no colour: nothing was looked for.');
  const ok = count === 0 && names.length >= fewestFiles && words.maker.length > 0 && words.colours.length > 0;
  console.log(`${names.length} files, ${count} words or colours of the demo maker outside catalogue/.`);
  process.exit(ok ? 0 : 1);
}
