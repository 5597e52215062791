// The licence of everything that is installed to run the product, against a list of those that may be used.
// Compares docs/licences.md with what package-lock.json says; with --write it writes that page anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import prettier from 'prettier';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const page = path.join(root, 'docs', 'licences.md');

/** Licences that ask for nothing that a self-hosted product under Apache-2.0 could not keep. */
const allowed = {
  '0BSD': 'nothing asked',
  'Apache-2.0': 'keep the notice',
  'BSD-2-Clause': 'keep the notice',
  'BSD-3-Clause': 'keep the notice',
  'BlueOak-1.0.0': 'keep the notice',
  'CC-BY-4.0': 'data; name the source',
  'CC0-1.0': 'data; nothing asked',
  ISC: 'keep the notice',
  'LGPL-3.0-or-later': 'a library of its own, loaded as it is; who runs the product may replace it',
  MIT: 'keep the notice',
  'MIT-0': 'nothing asked',
  'MPL-2.0': 'changes to its own files are published; unchanged here',
  'OFL-1.1': 'fonts; not sold by themselves',
  'Python-2.0': 'keep the notice',
};

/** Packages whose package.json names no licence, but which carry the text of one. */
const read = { 'xmlhttprequest-ssl': 'MIT' };

/** `A AND B` holds both, `A OR B` lets us choose. */
function isAllowed(licence) {
  const bare = licence.replaceAll(/[()]/g, '');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((each) => Object.hasOwn(allowed, each.trim())));
}

/** name, versions and licence of each package, those for other machines too, that is not only for development. */
function productionPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const found = new Map();
  for (const [place, { version, license, dev, link }] of Object.entries(packages)) {
    if (dev || link || !place.includes('node_modules/')) continue;
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = license ?? read[name] ?? 'none told';
    const key = `${name} ${licence}`;
    const known = found.get(key);
    if (known) known.versions.add(version);
    else found.set(key, { name, licence, versions: new Set([version]) });
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

/** docs/licences.md of these packages. */
function licencesPage(packages) {
  const counts = new Map();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  const kinds = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const about = (licence) => licence.split(' AND ').map((each) => allowed[each] ?? 'not allowed');
  const text = `# Licences of what is installed

Lucerna is under Apache-2.0. This is every package that \`npm ci --omit=dev\` can install, on any machine, with the licence that it tells.
\`npm run check\` compares this page with \`package-lock.json\` and refuses a licence that is not in the list of \`tools/licences.mjs\`;
\`node tools/licences.mjs --write\` writes it anew.

| Licence | Packages | What it asks |
|---|---|---|
${kinds.map(([licence, count]) => `| ${licence} | ${count} | ${about(licence).join('; ')} |`).join('\n')}

${Object.entries(read)
  .map(
    ([name, licence]) =>
      `\`${name}\` names none in its package.json; the text that it carries is ${licence}.`,
  )
  .join('\n')}

| Package | Version | Licence |
|---|---|---|
${packages.map(({ name, versions, licence }) => `| ${name} | ${[...versions].sort().join(', ')} | ${licence} |`).join('\n')}
`;
  return prettier.format(text, { parser: 'markdown', printWidth: 110 });
}

const packages = productionPackages();
const refused = packages.filter(({ licence }) => !isAllowed(licence));
for (const { name, licence } of refused)
  console.error(`${name} has the licence ${licence}, which is not allowed.`);
if (packages.length === 0) console.error('package-lock.json names no package.');

const text = await licencesPage(packages);
const written = existsSync(page) ? readFileSync(page, 'utf8') : '';
if (process.argv.includes('--write')) writeFileSync(page, text);
else if (text !== written) console.error('docs/licences.md is not of today: node tools/licences.mjs --write');
const isCurrent = process.argv.includes('--write') || text === written;
console.log(`${packages.length} packages, ${refused.length} refused.`);
process.exit(refused.length === 0 && packages.length > 0 && isCurrent ? 0 : 1);
