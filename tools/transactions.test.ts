import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const sources = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../apps/server/src');

/** The calls whose functions run inside a transaction. */
const transactions = new Set(['inTransaction', 'writeOnce', 'withIdempotency', 'changeProject']);

/** What takes a second connection, or holds the one that the transaction has for as long as a disk or a network takes. */
const outside =
  /\bframe\.(pool|background|probe|db|storage|mail|sockets|viewers\.find\w*|catalogue\.(at|refresh))\b|\bfetch\(/;

const nameOf = (call: ts.CallExpression): string =>
  ts.isIdentifier(call.expression) ? call.expression.text : '';

/** The places in functions handed to a transaction that reach for something outside of it. */
function reachingOut(name: string, text: string): string[] {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && transactions.has(nameOf(node))) {
      for (const argument of node.arguments) {
        if (!ts.isArrowFunction(argument) && !ts.isFunctionExpression(argument)) continue;
        const match = outside.exec(argument.getText());
        const line = file.getLineAndCharacterOfPosition(argument.getStart()).line + 1;
        if (match) found.push(`${name}:${line} ${match[0]}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);
const textOf = (name: string) => readFileSync(path.join(sources, name), 'utf8');

describe('a function that runs inside a transaction', () => {
  it('uses the connection of the transaction alone', () => {
    const calls = files.filter((name) => /\b(inTransaction|writeOnce|changeProject)\(/.test(textOf(name)));
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.flatMap((name) => reachingOut(name, textOf(name)))).toEqual([]);
  });

  it.each([
    'inTransaction(pool, (tx) => frame.pool.query(sql));',
    'writeOnce(frame.pool, call, async (tx) => { await frame.storage.put(key, bytes); });',
    'writeOnce(frame.pool, call, work, async (id) => findKey(frame.pool, id));',
    'changeProject(projects, request, id, async (tx) => frame.catalogue.at(revision));',
  ])('is found when it does not: %s', (text) => {
    expect(reachingOut('example.ts', text)).toHaveLength(1);
  });

  it('is begun in few places, which roll back and give their connection back', () => {
    const begun = files.filter((name) => /query\(\s*['"`]begin/i.test(textOf(name)));
    expect(begun.sort()).toEqual([
      'backup/make-backup.ts',
      'database/transaction.ts',
      'features/catalogue/import-catalogue.ts',
      'features/catalogue/revision/load-catalogue.ts',
    ]);
  });
});
