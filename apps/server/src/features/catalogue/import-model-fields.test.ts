import { otherFeed, partialFeed } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);

async function inForce(revision: number | null) {
  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(revision);
  return server.ctx.catalogue.current();
}

const languages = ['es', 'en', 'de', 'it', 'fr', 'us'];
const head = `model,kind,${['title', 'text'].flatMap((field) => languages.map((each) => `${field}.${each}`)).join(',')}\n`;
const line = (model: string, title: string, text: string, kind = '') =>
  `${[model, kind, ...languages.map(() => title), ...languages.map((each) => `"${text} ${each}"`)].join(',')}\n`;
const inEach = (text: string) => Object.fromEntries(languages.map((each) => [each, `${text} ${each}`]));
const same = (text: string) => Object.fromEntries(languages.map((each) => [each, text]));

/** The rows of models.json of the other maker, changed. */
function modelRows(change: (row: Record<string, unknown>) => object): object[] {
  const rows = JSON.parse(readFileSync(path.join(otherFeed(), 'models.json'), 'utf8')) as Record<
    string,
    unknown
  >[];
  return rows.map((row) => ({ ...row, ...change(row) }));
}

beforeEach(async () => {
  await inForce((await importing(otherFeed())).revision);
});

describe('related models and technical texts', () => {
  test('stand in the rows of models, or in tables of their own beside them', async () => {
    const texts = [{ title: same('Care'), text: inEach('Dust it') }];
    const rows = modelRows(({ model }) =>
      model === '7001' ? { related: ['7002'], technicalTexts: texts } : {},
    );
    const ofRows = await importing(otherFeed({ 'models.json': rows }));
    expect([ofRows.problems, ofRows.outcome]).toEqual([[], 'imported']);
    const first = (await inForce(ofRows.revision)).models.get('7001')!;
    expect(first).toMatchObject({ related: ['7002'], technicalTexts: [{ ...texts[0], kind: 'note' }] });

    const ofTables = await importing(
      otherFeed({
        'related-models.csv': 'model,related\n7001,7002\n7002,7001\n',
        'technical-texts.csv': `${head}${line('7001', 'Care', 'Dust it')}`,
      }),
    );
    expect([ofTables.problems, ofTables.outcome]).toEqual([[], 'imported']);
    const { models } = await inForce(ofTables.revision);
    expect(models.get('7001')).toEqual(first);
    expect(models.get('7002')).toMatchObject({ related: ['7001'] });
  });

  test('change alone in a partial feed: the texts of a model are those that it brings', async () => {
    const before = await importing(
      partialFeed({
        'technical-texts.csv': `${head}${line('7001', 'Care', 'Dust it')}${line('7002', 'Care', 'Dust it')}`,
      }),
    );
    await inForce(before.revision);
    const report = await importing(
      partialFeed({
        'technical-texts.csv': `${head}${line('7001', 'Tender', 'A lamp', 'tender')}${line('7001', 'Fixing', 'Two screws')}`,
        'related-models.csv': 'model,related\n7002,7001\n7001,\n',
      }),
    );
    expect(report.problems).toEqual([]);
    const { models } = await inForce(report.revision);
    expect(models.get('7001')).toMatchObject({
      related: [],
      technicalTexts: [
        { kind: 'tender', title: same('Tender'), text: inEach('A lamp') },
        { kind: 'note', title: same('Fixing'), text: inEach('Two screws') },
      ],
    });
    expect(models.get('7002')).toMatchObject({
      related: ['7001'],
      technicalTexts: [{ title: same('Care') }],
    });
  });

  test('are answered by the calls: those offered, in the order of the maker, and the texts in each language', async () => {
    const report = await importing(
      partialFeed({
        'related-models.csv': 'model,related\n7001,7002\n',
        'technical-texts.csv': `${head}${line('7001', 'Care', 'Dust it')}`,
      }),
    );
    await inForce(report.revision);
    const specifier = await server.as('specifier');
    const info = await specifier.get('/api/v1/articles/technicalInfoByModel?catalog=16&model=7001');
    expect(info.body).toMatchObject({
      related: ['7002'],
      technicalTexts: [{ kind: 'note', title: same('Care'), text: inEach('Dust it') }],
    });
    const cards = (of: string) =>
      specifier.get<{ model: string }[]>(`/api/v1/articles/models?catalogId=16&relatedTo=${of}`);
    expect((await cards('7001')).body.map(({ model }) => model)).toEqual(['7002']);
    expect((await cards('7002')).body).toEqual([]);
    expect((await cards('1234')).body).toEqual([]);
  });

  test.each([
    [
      'a model that there is not',
      'model,related\n7001,7002 7009\n',
      { line: 2, field: 'related', code: 'unknownModel' },
    ],
    [
      'of a model that there is not',
      'model,related\n7009,7001\n',
      { line: 2, field: 'model', code: 'unknownModel' },
    ],
    ['itself', 'model,related\n7001,7001\n', { line: 2, field: 'related', code: 'value' }],
    ['a model twice', 'model,related\n7001,7002;7002\n', { line: 2, field: 'related', code: 'value' }],
    ['an umbrella', 'model,related\n7001,0001\n', { line: 2, field: 'related.0', code: 'value' }],
    ['no number', 'model,related\n7001,skog\n', { line: 2, field: 'related.0', code: 'format' }],
    ['a row twice', 'model,related\n7001,7002\n7001,7002\n', { line: 3, field: 'model', code: 'duplicate' }],
    ['another column', 'model,beside\n7001,7002\n', { line: 1, code: 'missing' }],
  ])('a table of related models with %s is refused with line and field', async (_what, csv, fault) => {
    const report = await importing(partialFeed({ 'related-models.csv': csv }));
    expect(report.outcome).toBe('refused');
    expect(report.problems[0]).toMatchObject({ file: 'related-models.csv', ...fault });
  });

  test.each([
    [
      'of a model that there is not',
      line('7009', 'Care', 'Dust it'),
      { field: 'model', code: 'unknownModel' },
    ],
    ['without a title', line('7001', '', 'Dust it'), { field: 'title.es', code: 'language' }],
    ['that is too long', line('7001', 'Care', 'a'.repeat(4001)), { field: 'text', code: 'range' }],
    ['of another kind', line('7001', 'Care', 'Dust it', 'poem'), { field: 'kind', code: 'value' }],
  ])('a text %s is refused with line and field', async (_what, csv, fault) => {
    const report = await importing(partialFeed({ 'technical-texts.csv': head + csv }));
    expect(report.outcome).toBe('refused');
    expect(report.problems[0]).toMatchObject({ file: 'technical-texts.csv', line: 2, ...fault });
  });

  test('a model has at most 20 texts, of however many rows a file is', async () => {
    const many = line('7001', 'Care', 'Dust it').repeat(600);
    const report = await importing(partialFeed({ 'technical-texts.csv': head + many }));
    expect(report.problemTotal).toBe(580);
    expect(report.problems[0]).toMatchObject({ line: 22, field: 'model', code: 'range' });
  });

  test('the row of a model that names one that there is not, or itself, is refused with its field', async () => {
    const rows = modelRows(({ model }) => ({
      related: model === '7001' ? ['7002', '7009'] : ['7002'],
    }));
    const report = await importing(otherFeed({ 'models.json': rows }));
    expect(report.problems.map(({ row, field, code }) => [row, field, code])).toEqual([
      [2, 'related', 'value'],
    ]);
    const other = modelRows(({ model }) => (model === '7001' ? { related: ['7002', '7009'] } : {}));
    expect((await importing(otherFeed({ 'models.json': other }))).problems).toMatchObject([
      {
        file: 'models.json',
        row: 1,
        field: 'related.1',
        code: 'unknownModel',
        data: { model: '7009' },
      },
    ]);
  });
});
