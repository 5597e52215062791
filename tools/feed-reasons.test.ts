import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { reasonText } from '../apps/server/src/features/catalogue/feed/reason-text';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** Where it is found what is wrong with a file of a feed. */
const folders = [
  'apps/server/src/features/catalogue',
  'packages/scene/src/glb',
  'packages/engine/src/body',
  'packages/documents/src/makers-pdf',
];
/** What says why a file is not taken: its first argument is the reason. */
const faults = /^(Archive|Gldf|Xml|Upload|L3d|Glb|Svg|Typeface|Pdf)Fault$|^BodyError$/;
/** In the place of each value. */
const figure = '7';

/** The text of a literal or a template, a figure for each of its values; null of anything else. */
function sampleOf(node: ts.Expression | undefined): string | null {
  if (!node) return null;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return null;
  return node.head.text + node.templateSpans.map(({ literal }) => figure + literal.text).join('');
}

function reasonsIn(file: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isNewExpression(node) && faults.test(node.expression.getText())) {
      const sample = sampleOf(node.arguments?.[0]);
      if (sample !== null && sample.replace(/^\w+\.xml: /, '') !== figure) found.push(sample);
    }
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
  return found;
}

const said = folders.flatMap((folder) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => reasonsIn(path.join(root, folder, name))),
);

it('every reason for which a file of a feed is refused is told in the language of who reads it', () => {
  expect(said.length).toBeGreaterThan(90);
  expect(said.filter((reason) => reasonText(reason, 'de') === reason)).toEqual([]);
});

it.each([
  ['it divides by 0', 'er teilt durch 0'],
  ['product.xml: it is broken: unclosed tag', 'product.xml: sie ist beschädigt: unclosed tag'],
  ['Too small: expected number to be >=0', 'zu klein: erwartet wird Zahl >=0'],
  ['Too big: expected string to have <=40 characters', 'zu lang: erwartet wird Text mit <=40 Zeichen'],
  [
    'its model in 3D geo/a.l3d, it holds no structure.xml: it is drawn as a plain luminaire of its kind and measures',
    'ihr 3D-Modell geo/a.l3d: sie enthält keine structure.xml; sie wird als schlichte Leuchte ihrer Art und Maße gezeichnet',
  ],
  ['Line 4: Every intensity is 0', 'Zeile 4: jede Lichtstärke ist 0'],
  ['Unexpected token of another program', 'Unexpected token of another program'],
])('%s', (english, german) => {
  expect(reasonText(english, 'de')).toBe(german);
  expect(reasonText(english, 'en')).toBe(english);
});
