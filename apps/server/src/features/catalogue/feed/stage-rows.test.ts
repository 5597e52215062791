import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { listFeed } from './files';
import { FeedProblems } from './problem';
import { readRows, type RawRow } from './read-rows';
import { rowTables } from './row-table';
import { stageRow } from './stage-rows';

const demo = fileURLToPath(new URL('../../../../../../catalogue', import.meta.url));
const table = rowTables.find(({ kind }) => kind === 'variation')!;
const context = {
  ...{ variationCatalog: true, brandName: 'Nordlys', brandCatalogs: new Map(), rates: [] },
  ...{ subfamilies: new Map(), locations: new Set<number>(), photometry: new Set<string>() },
};

async function rowsOf(name: string): Promise<RawRow[]> {
  const { files } = await listFeed(demo);
  const rows: RawRow[] = [];
  const file = files.find((each) => each.name === name)!;
  for await (const batch of readRows(file, context, new FeedProblems())) rows.push(...batch);
  return rows;
}

function staged(row: RawRow) {
  const problems = new FeedProblems();
  const copied: unknown[][] = [];
  const place = vi.fn(row.place);
  const copy = { rows: 0, add: (values: readonly unknown[]) => void copied.push([...values]) };
  stageRow('a.json', { ...row, place }, table, context, problems, copy);
  return { problems: problems.first, copied, placed: place.mock.calls.length };
}

test('the key and the place of a row are looked for only when something is wrong with it', async () => {
  const [first] = await rowsOf('variations/2102_16.json');
  const { copied, problems, placed } = staged(first!);
  expect([problems, placed]).toEqual([[], 0]);
  expect(copied[0]!.slice(-3)).toEqual(['a.json', 2, 1]);
  const wrong = staged({ ...first!, row: { ...(first!.row as object), bov: 'X' } });
  expect(wrong).toMatchObject({ copied: [], placed: 1 });
  expect(wrong.problems).toMatchObject([
    { key: 'model 2102, type color, modifier 10', field: 'bov', row: 1 },
  ]);
});

test('a row stands on the line on which it starts', async () => {
  const name = 'variations/2102_16.json';
  const lines = readFileSync(`${demo}/${name}`, 'utf8').split('\n');
  const rows = await rowsOf(name);
  expect(rows.length).toBeGreaterThan(10);
  for (const { line, place } of rows) {
    expect(lines[line - 1]).toMatch(/^\s*\{/);
    expect(place().lineOf([])).toBe(line);
  }
});
