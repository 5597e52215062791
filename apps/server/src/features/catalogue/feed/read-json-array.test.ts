import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readJson } from './json-text';
import { lineOf } from './line-of';
import { readJsonArray } from './read-json-array';

const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-json-'));

async function read(text: string) {
  const file = path.join(folder, 'rows.json');
  writeFileSync(file, text);
  const items = [];
  for await (const batch of readJsonArray(file)) items.push(...batch);
  return items;
}

test('cuts an array into its elements and knows their lines', async () => {
  const items = await read('\ufeff[\n {"a": "]}\\"{", "b": [1, {"c": 2}]},\n\n {"a": 2}]\n');
  expect(items.map(({ line, row, bytes }) => [line, row, readJson(bytes)])).toEqual([
    [2, 1, expect.objectContaining({ value: { a: ']}"{', b: [1, { c: 2 }] } })],
    [4, 2, expect.objectContaining({ value: { a: 2 } })],
  ]);
});

test('reads elements that lie across the pieces of a large file, with letters of several bytes', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => ({ at, text: 'Größe ñ 💡'.repeat(3) }));
  const items = await read(JSON.stringify(rows, null, 1));
  expect(items.map(({ bytes }) => JSON.parse(bytes.toString()) as unknown)).toEqual(rows);
});

test.each([
  ['{"a": 1}', 1],
  ['[\n{"a": 1}\n{"a": 2}]', 3],
  ['[{"a": 1},\n]', 2],
  ['[\n\n{"a": 1', 3],
  ['[1]', 1],
  [`[\n{"a": ${'['.repeat(100)}${']'.repeat(100)}}]`, 2],
  ['', 1],
])('refuses %j with the line of the fault', async (text, line) => {
  await expect(read(text)).rejects.toMatchObject({ line });
});

test('finds the line of a field, or of what holds a field that is missing', () => {
  const text = '{\n "a": "x\\"}",\n "b": [\n  1,\n  {"c": 2}\n ]\n}';
  expect(lineOf(text, ['b', 1, 'c'])).toBe(4);
  expect(lineOf(text, ['b', 0])).toBe(3);
  expect(lineOf(text, ['b', 1, 'missing'])).toBe(4);
  expect(lineOf(text, ['missing'])).toBe(0);
});
