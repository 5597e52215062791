import type { Budget, CollectionList, Project } from '@lucerna/contract';
import { languageCodes } from '@lucerna/engine';
import { readBook, writeBook } from '@lucerna/spreadsheet';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeTemplate } from './feed/workbook/write-workbook';
import { importCatalogue } from './import-catalogue';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const guide = readFileSync(path.join(root, 'docs/your-catalogue.md'), 'utf8');
const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-your-catalogue-'));
let server: TestServer;
let seller: TestUser;

interface Written {
  readonly sheet: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** `name.*` is a column for each language. */
const spread = (columns: readonly string[], cells: readonly string[]): string[] =>
  columns.flatMap((column, at) =>
    column.endsWith('.*') ? languageCodes.map(() => cells[at] ?? '') : [cells[at] ?? ''],
  );

/** `3101 to 3106` is a row for each model. */
function expanded(cells: readonly string[]): string[][] {
  const [first = '', ...others] = cells;
  const [, from, to] = /^(\d{4}) to (\d{4})$/.exec(first) ?? [];
  if (from === undefined || to === undefined) return [[first, ...others]];
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => [
    String(Number(from) + at),
    ...others,
  ]);
}

/** The tables of the page under the sheets that they are for, in their order. */
function tablesOf(text: string): Written[] {
  return [...text.matchAll(/Sheet `([\w-]+)`[^|]*?\n\n((?:\|.*\n)+)/g)].map(([, sheet = '', table = '']) => {
    const [head = [], , ...body] = table
      .trim()
      .split('\n')
      .map((line) =>
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
    return {
      sheet,
      columns: head.flatMap((column) =>
        column.endsWith('.*') ? languageCodes.map((language) => column.replace('*', language)) : [column],
      ),
      rows: body.flatMap(expanded).map((cells) => spread(head, cells)),
    };
  });
}

function workbookOf(tables: readonly Written[], file: string): void {
  const steps = writeBook(
    tables.map(({ sheet, columns, rows }) => ({
      ...{ name: sheet, rows, spare: 0 },
      columns: columns.map((title) => ({ title, note: '', allowed: null, isText: true })),
    })),
  );
  let step = steps.next();
  while (!step.done) step = steps.next();
  writeFileSync(file, step.value);
}

const chapters = guide.split('\n## 12. ');
const tables = tablesOf(chapters[0] ?? '');
const importing = (given: string, dryRun = false) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage, dryRun }, given);

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('distributor');
  workbookOf(tables, path.join(folder, 'catalogue.xlsx'));
  mkdirSync(path.join(folder, 'pictures'));
  const index = tables.find(({ sheet }) => sheet === 'pictures-index')!;
  for (const [at, [file = '']] of index.rows.entries())
    await sharp({
      create: { width: 800, height: 600, channels: 3, background: { r: 40 * at, g: 90, b: 60 } },
    })
      .jpeg()
      .toFile(path.join(folder, 'pictures', file));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('names sheets and columns that the template has, and commands that there are', async () => {
  const template = new Map<string, readonly string[]>();
  readBook(await writeTemplate(), (name) => ({
    fault: () => expect.unreachable(),
    row: (at, cells) => {
      if (at === 1)
        template.set(
          name,
          cells.map((cell) => cell?.text ?? ''),
        );
    },
  }));
  expect(tables.length).toBeGreaterThan(14);
  for (const { sheet, columns } of tables)
    expect(template.get(sheet)).toEqual(expect.arrayContaining([...columns]));
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: object;
  };
  const commands = [...guide.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, name]) => name);
  expect(new Set(commands)).toEqual(new Set(['start', 'feed', 'import']));
  for (const name of commands) expect(Object.keys(scripts)).toContain(name);
});

test('is imported without a fault or a warning: ten models with photographs, rules and prices', async () => {
  const tried = await importing(folder, true);
  expect([tried.problems, tried.warnings.first, tried.outcome]).toEqual([[], [], 'checked']);
  const report = await importing(folder);
  expect(report.outcome).toBe('imported');
  expect(report.counts).toMatchObject({ model: 10, article: 10, price: 10, namedRule: 1 });
  await vi.waitFor(() => expect(server.ctx.catalogue.current().revision).toBe(report.revision));
  expect(server.ctx.catalogue.current().brandName).toBe('Kilnhouse');
  const { body } = await seller.get<CollectionList>('/api/v1/categories/collections?catalogId=16');
  expect(body.collections.map(({ subFamily }) => subFamily.name)).toEqual(['Terrane']);
  await expect
    .poll(async () => (await (await server.as('admin')).get<object>('/api/v1/catalogue/pictures')).body, {
      timeout: 30_000,
    })
    .toMatchObject({ total: 4, made: 4, broken: [] });
});

test('is configured, priced, blocked with its reason and quoted', async () => {
  const charcoal = {
    model: '3103',
    choices: { color: 'S2', temperature: '1', pendantHeight: 200 },
    quantity: 2,
  };
  const { status, body: project } = await seller.post<Project>('/api/v1/projects', {
    name: 'Tea house',
    products: [charcoal],
  });
  expect(status).toBe(201);
  const line = project.products.byId[project.products.orderedIds[0]!]!;
  expect([line.referenceCode, line.prices?.unitGross, line.leadTimeWeeks]).toEqual([
    '3103S2/1Z_10_200',
    { amount: 26_000, currency: 'EUR' },
    4,
  ]);
  const both = { ...charcoal, choices: { color: 'S2', control: 'B' } };
  const refused = await seller.post('/api/v1/projects', { name: 'No', products: [both] });
  expect(refused.status).toBe(422);
  expect(JSON.stringify(refused.body)).toContain('charcoal');
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  expect((await seller.post<Budget>('/api/v2/budget', { projectId: project.id, products })).status).toBe(201);
});

test('changes a price by a workbook of two sheets', async () => {
  const file = path.join(folder, '..', `${path.basename(folder)}-prices.xlsx`);
  workbookOf(tablesOf(chapters[1] ?? ''), file);
  const report = await importing(file).finally(() => rmSync(file));
  expect([report.problems, report.outcome]).toEqual([[], 'imported']);
  await vi.waitFor(() => expect(server.ctx.catalogue.current().revision).toBe(report.revision));
  const priced = (model: string) =>
    server.ctx.catalogue.current().modelSheet(16, model)?.prices[0]?.salePrice;
  expect([priced('3101'), priced('3102')]).toEqual([195, 210]);
});
