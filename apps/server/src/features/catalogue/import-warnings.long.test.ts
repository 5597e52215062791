import { evaluate, prepareModel, problemValueText, type ModelSheet } from '@lucerna/engine';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
const folders: string[] = [];
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

type Row = Record<string, unknown>;
const rowsOf = (name: string) => JSON.parse(readFileSync(path.join(demo, name), 'utf8')) as Row[];

/** A copy of the demo feed with the rows of some files changed. */
function feedWith(changes: Readonly<Record<string, (rows: Row[]) => unknown>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));
  folders.push(folder);
  cpSync(demo, folder, { recursive: true });
  for (const [name, change] of Object.entries(changes)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    let rows: Row[] = [];
    try {
      rows = rowsOf(name);
    } catch {
      // A file that the demo feed does not have.
    }
    writeFileSync(file, JSON.stringify(change(rows), null, 2));
  }
  return folder;
}

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);

const changed = (where: (row: Row) => boolean, to: (row: Row) => Row) => (rows: Row[]) =>
  rows.map((row) => (where(row) ? { ...row, ...to(row) } : row));
const isColor = (code: string) => (row: Row) => row['type'] === 'color' && row['modifier'] === code;

const all = (text: string) => ({ es: text, en: text, de: text, it: text, fr: text, us: text });
const rule = (values: Row) => ({
  Acabado: '*',
  Led: '*',
  Dim: '*',
  Instalacion1: '*',
  Instalacion2: '*',
  ...values,
});

/** What the demo feed is warned of: the rule of wildcards that it holds on purpose. */
const meant = [{ file: 'rules/214.json', line: 16, row: 3, key: null, code: 'ruleOfWildcards' }];

/** Imports the demo feed with changes and gives the warnings that it does not have. */
async function warningsOf(changes: Parameters<typeof feedWith>[0]) {
  const report = await importing(feedWith(changes));
  expect(report.problems).toEqual([]);
  expect(report.outcome).toBe('imported');
  const { rows } = await server.pool.query<{ warnings: unknown }>(
    'select warnings from catalogue_revision where revision = $1',
    [report.revision],
  );
  expect(rows[0]?.warnings).toEqual(report.warnings);
  expect(report.warnings.total).toBe(report.warnings.first.length);
  for (const warning of report.warnings.first) expect(warning.advice).toMatch(/\w/);
  return report.warnings.first.filter(
    ({ code, file }) => code !== 'ruleOfWildcards' || file !== 'rules/214.json',
  );
}

test('the demo feed is warned of what it holds on purpose only, and again when it is unchanged', async () => {
  const report = await importing(demo);
  expect(report).toMatchObject({ outcome: 'unchanged', warnings: { first: meant, total: 1 } });
});

test.each([
  ['a percentage of minus 100', { priceIncrementPercent: -100 }, 'priceIncrementPercent', 'range'],
  ['an increment of a million', { priceIncrement: -1_000_000 }, 'priceIncrement', 'range'],
  ['dollars of a million', { priceIncrementDollars: 1_000_000 }, 'priceIncrementDollars', 'range'],
  ['a tenth of a cent', { priceIncrement: 0.001 }, 'priceIncrement', 'range'],
])('%s cannot be meant and is refused', async (_what, to, field, code) => {
  const name = 'variations/2102_16.json';
  const report = await importing(feedWith({ [name]: changed(isColor('10'), () => to) }));
  expect(report).toMatchObject({ outcome: 'refused', revision: null, warnings: { total: 0 } });
  expect(report.problems).toMatchObject([
    { file: name, row: 1, key: 'model 2102, type color, modifier 10', field, code },
  ]);
});

test('a standard height that no reference can write is refused, a larger range is taken with a warning', async () => {
  const name = 'variations/2010_16.json';
  const height = (range: Row) =>
    changed(
      ({ type }) => type === 'pendantHeight',
      () => ({ value: { min: 30, standard: 200, max: 600, unit: 'cm', ...range } }),
    );
  const refused = await importing(feedWith({ [name]: height({ standard: 1000, max: 1200 }) }));
  expect(refused.problems).toMatchObject([{ file: name, field: 'value.standard', code: 'range' }]);
  expect(await warningsOf({ [name]: height({ max: 1200 }) })).toMatchObject([
    { file: name, key: 'model 2010, type pendantHeight', field: 'value.max', code: 'heightBeyondReference' },
  ]);
  const sheet = server.ctx.catalogue.current().modelSheet(16, '2010');
  await expect.poll(() => sheetHeight(server.ctx.catalogue.current().modelSheet(16, '2010')!)).toBe(999);
  expect(sheet).not.toBeNull();
});

function sheetHeight(sheet: ModelSheet) {
  const prepared = prepareModel(sheet, '2026-11-21');
  return prepared.ok ? prepared.value.height?.max : undefined;
}

test('a model without a price and prices that nobody reads are warned of', async () => {
  const found = await warningsOf({
    'prices.json': (rows) => [
      ...rows.filter(({ reference }) => reference !== '210010'),
      ...['201099', '2010ZZ'].map((reference) => ({ ...rows[0], reference, rateId: 10, salePrice: 5 })),
    ],
  });
  expect(found).toMatchObject([
    {
      file: 'byFamily/210_16.json',
      key: 'model 2100, catalog 16',
      field: 'priceReference',
      code: 'modelWithoutPrice',
    },
    { file: 'prices.json', code: 'priceOfNoFinish', message: 'Model 2010 has no finish ZZ in catalogue 16' },
    { file: 'prices.json', code: 'priceNotUsed' },
  ]);
});

test('increments that leave no price are warned of, alone with their row and together with the article', async () => {
  const name = 'variations/2102_16.json';
  const alone = await warningsOf({ [name]: changed(isColor('30'), () => ({ priceIncrement: -5000 })) });
  expect(new Set(alone.map(({ code }) => code))).toEqual(new Set(['incrementLeavesNoPrice']));
  expect(alone[0]).toMatchObject({
    file: name,
    key: 'model 2102, type color, modifier 30',
    field: 'priceIncrement',
  });
  const together = await warningsOf({
    [name]: changed(
      ({ type, bov }) => (type === 'color' || type === 'control') && bov !== 'B',
      () => ({ priceIncrementPercent: -60 }),
    ),
  });
  expect(new Set(together.map(({ code }) => code))).toEqual(new Set(['incrementsLeaveNoPrice']));
  expect(together[0]).toMatchObject({ file: 'byFamily/210_16.json', key: 'model 2102, catalog 16' });
});

test('rules that never apply, say the same or leave nothing of a model are warned of with their row', async () => {
  const dead = await warningsOf({
    'rules/210.json': (rows) => [
      ...rows,
      rule({ Acabado: '77' }),
      rule({ Acabado: '60', Led: '4', Dim: 'B' }),
      rule({ Instalacion1: '15', Instalacion2: '6' }),
    ],
  });
  expect(dead.map(({ file, row, code }) => [file, row, code])).toEqual([
    ['rules/210.json', 2, 'ruleNeverApplies'],
    ['rules/210.json', 3, 'ruleCovered'],
    ['rules/210.json', 4, 'ruleNeverApplies'],
  ]);
  const nothing = await warningsOf({
    'rules/270.json': () => [rule({ id: 'all', Instalacion1: '5', Instalacion2: '0' })],
  });
  expect(nothing.sort((a, b) => (a.file + a.key < b.file + b.key ? -1 : 1))).toMatchObject(
    ['16', '21'].flatMap((catalog) =>
      ['2700', '2701', '2703'].map((model) => ({
        file: `byFamily/270_${catalog}.json`,
        key: `model ${model}, catalog ${catalog}`,
        code: 'rulesExcludeAll',
        message: expect.stringContaining('*/*/*/5/0') as string,
      })),
    ),
  );
});

test('named rules are refused with the row that is wrong, and warned of when they never apply', async () => {
  const file = 'named-rules/270.json';
  const good = { id: 'a', reason: all('Why'), when: { color: ['20'] }, require: { control: ['Z'] } };
  const wrong = await importing(
    feedWith({
      [file]: () => [
        { ...good, when: {}, require: undefined },
        { ...good, id: 'b', when: { color: ['2'] } },
        { ...good, id: 'c', reason: { ...all('Why'), de: ' ' } },
        { ...good, id: 'd', when: { socket: ['20'] } },
      ],
      'named-rules/999.json': () => [good],
    }),
  );
  expect(wrong.outcome).toBe('refused');
  expect(wrong.problems.map(({ row, key, field, code }) => [row, key, field, code])).toEqual([
    [1, 'id a', 'when', 'ruleWithoutValues'],
    [2, 'id b', 'when.color.0', 'format'],
    [3, 'id c', 'reason.de', 'language'],
    [4, 'id d', 'when.socket', 'unknownField'],
    [1, 'id a', null, 'unknownSubfamily'],
  ]);
  const twice = await importing(feedWith({ [file]: () => [good, good] }));
  expect(twice.problems).toMatchObject([{ file, row: 2, key: 'id a', code: 'duplicate' }]);
  expect(await warningsOf({ [file]: () => [{ ...good, when: { color: ['99'] } }] })).toMatchObject([
    { file, row: 1, key: 'id a', code: 'ruleNeverApplies' },
  ]);
});

test('rules over more sets of values than can be answered at a click are refused with subfamily and model', async () => {
  let state = 1;
  const some = (codes: readonly string[]) =>
    codes.filter(() => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) > 2 ** 31);
  const letters = [...'EFGHIJKLMNOPQRSTUVWXY'];
  const codes = {
    color: letters.slice(0, 9).flatMap((letter) => [...'12345678'].map((digit) => letter + digit)),
    temperature: letters,
    control: letters,
    installation: [...'678'].flatMap((first) => [...'12345678'].map((second) => first + second)),
  };
  const report = await importing(
    feedWith({
      'variations/2700_16.json': (rows) => [
        ...rows,
        ...Object.entries(codes).flatMap(([type, values]) => {
          const pattern = rows.find((row) => row['type'] === type)!;
          const isPair = type === 'installation';
          return values.map((code) => ({
            ...{ ...pattern, modifier: isPair ? code[0] : code, modifier2: isPair ? code[1] : '', bov: 'O' },
          }));
        }),
      ],
      'named-rules/270.json': () =>
        Array.from({ length: 1500 }, (_, at) => ({
          id: `rule ${at}`,
          reason: all('Why'),
          when: Object.fromEntries(Object.entries(codes).map(([type, values]) => [type, some(values)])),
        })),
    }),
  );
  expect(report.outcome).toBe('refused');
  expect(report.problems).toMatchObject([
    { file: 'named-rules/270.json', key: 'model 2700', code: 'rulesTooMany' },
  ]);
  expect(report.problems[0]?.message).toContain('subfamily 270');
});

test('a named rule reaches the sheet with its reason in each language, and none does without the rules flag', async () => {
  await importing(demo);
  const revision = server.ctx.catalogue;
  await expect.poll(() => revision.current().modelSheet(16, '2620')?.namedRules?.length).toBe(2);
  const answer = await fetch(`${server.url}/api/v1/articles/model-sheet?model=2620&catalog=16`);
  expect(answer.status).toBe(200);
  const sheet = (await answer.json()) as ModelSheet;
  expect(sheet.namedRules).toHaveLength(2);
  const prepared = prepareModel(sheet, '2026-11-21');
  if (!prepared.ok) return expect.fail('cannot be prepared');
  const { problems, allowed } = evaluate(
    prepared.value,
    { control: 'B', installation: '21' },
    { rateId: 10, quantity: 1 },
  );
  expect(allowed).toBe(false);
  expect(problems.map(({ code }) => code)).toEqual(['rule-failed']);
  const reason = problems[0]!.data!['reason']!;
  expect(problemValueText(reason, 'de')).toBe(
    'Im randlosen Einbaurahmen ist kein Platz für das DALI-2-Betriebsgerät',
  );
  expect(problemValueText(reason, 'fr')).toContain('L’encastrement sans collerette');
  const without = revision.current().under({ rules: false, filterControlMforCP: false });
  expect(without.modelSheet(16, '2620')?.namedRules).toEqual([]);
  expect(without.prepared(16, '2620', '2026-11-21')).toMatchObject({ ok: true, value: { constraints: [] } });
  // What was sold under an older revision is judged by its own rules.
  const older = await revision.on(revision.current().revision, { models: ['2620'] }, (catalogue) =>
    catalogue.prepared(16, '2620', '2026-11-20'),
  );
  expect(older.ok && older.value.constraints.map(({ id }) => id)).toEqual([
    'ona-trimless-dali',
    'ona-phase-cut-warm',
  ]);
});

const lightFile = 'photometry/2010.ies';

test('a light file that no program could read is refused with its line', async () => {
  const folder = feedWith({});
  const text = readFileSync(path.join(demo, lightFile), 'latin1');
  writeFileSync(path.join(folder, lightFile), text.replace('0 5 10', '0 5 five'));
  const report = await importing(folder);
  expect(report.outcome).toBe('refused');
  expect(report.problems).toMatchObject([
    {
      file: lightFile,
      line: text.slice(0, text.indexOf('0 5 10')).split('\n').length,
      code: 'photometry',
    },
  ]);
  expect(report.problems[0]?.message).toContain('"five"');
});

test('lumens that are far from those of the light file are warned of, near ones are not', async () => {
  const with2010 = (lumens: number) => ({
    'models.json': changed(
      ({ model }) => model === '2010',
      (row) => ({ technicalData: { ...(row['technicalData'] as Row), lumens } }),
    ),
  });
  expect(await warningsOf(with2010(540))).toEqual([]);
  expect(await warningsOf(with2010(600))).toMatchObject([
    {
      file: 'models.json',
      key: 'model 2010',
      field: 'technicalData.lumens',
      code: 'lumensDiffer',
      message: 'Model 2010 has 600\u00a0lm, its light file photometry/2010.ies comes to 520\u00a0lm',
    },
  ]);
});

test('a finish is drawn as the feed says that it looks, and warned of where the feed says nothing', async () => {
  const pictureIn = async (finish: string) =>
    (await server.anyone().get<string>(`/pictures/luminaire/2010.svg?finish=${finish}`)).body;
  const sage = await pictureIn('60');
  const white = await pictureIn('10');
  expect(sage).not.toBe(white);

  const isSage = ({ code }: Row) => code === '60';
  expect(await warningsOf({ 'finishes.json': changed(isSage, () => ({ base: '#9b111e' })) })).toEqual([]);
  await expect.poll(() => pictureIn('60')).not.toBe(sage);
  expect(await pictureIn('60')).not.toBe(white);

  expect(await warningsOf({ 'finishes.json': (rows) => rows.filter((row) => !isSage(row)) })).toMatchObject([
    {
      field: 'modifier',
      code: 'finishUnseen',
      message: 'Nothing says how finish 60 looks: it is drawn in white',
    },
  ]);

  const twice = await importing(feedWith({ 'finishes.json': (rows) => [...rows, rows[0]] }));
  expect([twice.outcome, twice.problems[0]?.file]).toEqual(['refused', 'finishes.json']);
});
