import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';

const sources = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/server/src');

/** The casts of the server's production code, `as const` apart. It only falls: a cast hides what a rename breaks. */
const maxCasts = 38;

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !/(^|\/)test\//.test(name),
);

function castsOf(name: string): readonly ts.AsExpression[] {
  const text = readFileSync(path.join(sources, name), 'utf8');
  const found: ts.AsExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && node.type.getText() !== 'const') found.push(node);
    node.forEachChild(visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true));
  return found;
}

const casts = files.flatMap((name) => castsOf(name).map((cast) => `${name}: ${cast.getText()}`));

it('a value has the type that its source says, in all but a few counted places', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(casts.length).toBeLessThanOrEqual(maxCasts);
});

it('JSON is read by a schema, or is a JsonText of its own type', () => {
  const ofJson = casts.filter((cast) => cast.includes('JSON.parse'));
  expect(ofJson).toEqual(['database/json-text.ts: JSON.parse(text) as T']);
});
