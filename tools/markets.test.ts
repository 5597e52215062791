import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** A catalogue or a rate by its number, as an `if`, a list, a type, a pattern, SQL or a key of its own. */
const numbered =
  /\(16\|21\)|\[16, 21\]|16 \| 21|catalog_?id\w* ?={1,3} ?(16|21)\b|rate_?id\w* (={1,3}|in) ?\(?1[0-9]|'16' \| '21'|\b21: (\{|\[|0|')/i;

/** Where the numbers stand. */
const own = ['packages/engine/src/catalogue/catalog.ts', 'packages/engine/src/catalogue/market.ts'];

const sources = ['apps', 'packages'].flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((name) => /\/src\/.*\.tsx?$/.test(name) && !/node_modules|\.test\.|\/test\/|stories/.test(name)),
);

it('catalogues and rates are told by the records of the markets alone', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const found = sources.filter((name) => numbered.test(readFileSync(path.join(root, name), 'utf8')));
  expect(found).toEqual(own);
});
