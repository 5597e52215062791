import { otherFeed, partialFeed } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (folder: string, dryRun = false) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage, dryRun }, folder);

/** What is in force, once the server has it. */
async function inForce(revision: number | null) {
  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(revision);
  return server.ctx.catalogue.current();
}

const prices = 'reference,catalogId,rateId,salePrice,currency\n7001R3,16,10,333,EUR\n7001R3,16,11,300,EUR\n';

beforeEach(async () => {
  const { revision } = await importing(otherFeed());
  await inForce(revision);
});

test('prices change and are added, and nothing else does', async () => {
  const before = server.ctx.catalogue.current();
  const report = await importing(partialFeed({ 'prices.csv': prices }));
  expect([report.outcome, report.problems]).toEqual(['imported', []]);
  const after = await inForce(report.revision);
  const of = (model: string) => after.modelSheet(16, model)!;
  expect(of('7001').prices.map(({ rateId, salePrice }) => [rateId, salePrice])).toEqual([
    [10, 333],
    [11, 300],
  ]);
  expect(of('7002')).toEqual({ ...before.modelSheet(16, '7002'), revision: report.revision });
  expect({ ...of('7001'), prices: [], revision: 0 }).toEqual({
    ...before.modelSheet(16, '7001'),
    ...{ prices: [], revision: 0 },
  });
  expect([...after.models.keys()]).toEqual([...before.models.keys()]);
  expect([after.brandName, after.look]).toEqual([before.brandName, before.look]);
  expect(after.document('feed')).toEqual(before.document('feed'));

  // Again they change nothing, and make no revision.
  expect(await importing(partialFeed({ 'prices.csv': prices }))).toMatchObject({
    ...{ outcome: 'unchanged', revision: report.revision },
  });
});

test('lead times, least quantities and availability change alone, of a value and of a whole model', async () => {
  const before = server.ctx.catalogue.current();
  const report = await importing(
    partialFeed({
      'lead-times.csv':
        'catalogId,model,type,code,leadtime,moq\n16,7001,color,CU,1:6 20:9,5\n16,7002,,,1:2,\n16,7001,pendantHeight,,1:1,\n',
      'availability.csv':
        'catalogId,model,type,code,availableSince,availableUntil\n16,7001,color,R3,01/02/2030,31/12/2030\n',
    }),
  );
  expect(report.problems).toEqual([]);
  const after = await inForce(report.revision);
  const value = (of: typeof after, type: string, code: string) =>
    of.variations(16, '7001').find((each) => each.type === type && each.modifier === code)!;
  expect(value(after, 'color', 'CU')).toEqual({
    ...value(before, 'color', 'CU'),
    leadtime: [
      { from: 1, weeks: 6 },
      { from: 20, weeks: 9 },
    ],
    moq: 5,
  });
  expect(value(after, 'color', 'R3').availability).toEqual({
    since: '01/02/2030',
    until: '31/12/2030',
    expected: null,
  });
  expect(value(after, 'control', 'Q')).toEqual(value(before, 'control', 'Q'));
  expect(after.article(16, '7002')).toEqual({
    ...before.article(16, '7002'),
    leadtime: [{ from: 1, weeks: 2 }],
  });
});

test('whole files and the rules of a subfamily take the place of the old ones; a new model comes with its rows', async () => {
  const text = (of: string) => ({ es: of, en: of, de: of, it: of, fr: of, us: of });
  const report = await importing(
    partialFeed({
      'collection-texts.json': [
        {
          subFamilyId: 701,
          name: text('Skog'),
          line: text('Ash'),
          paragraph: text('Two.'),
          designer: 'Kari',
        },
      ],
      'rules/701.json': [{ Acabado: 'CU', Led: '7', Dim: '*', Instalacion1: '*', Instalacion2: '*' }],
    }),
  );
  expect(report.problems).toEqual([]);
  const after = await inForce(report.revision);
  expect(after.collections.get(701)?.designer).toBe('Kari');
  expect(after.rules(701).map(({ Led }) => Led)).toEqual(['7']);
});

test('a dry run tells of prices only where there are some', async () => {
  const weeks = 'catalogId,model,type,code,leadtime\n16,7001,color,R3,1:9\n';
  const report = await importing(partialFeed({ 'lead-times.csv': weeks }), true);
  expect(report.changes?.variation.changed).toEqual({
    ...{ count: 1, first: [expect.stringMatching(/^model 7001, type color, modifier R3[^:]*$/)] },
  });
});

test('a dry run says what would change, by name and price, and changes nothing', async () => {
  const { revision } = server.ctx.catalogue.current();
  const report = await importing(partialFeed({ 'prices.csv': prices, 'drivers.json': {} }), true);
  expect(report).toMatchObject({ outcome: 'checked', revision: null, problemTotal: 0 });
  expect(report.changes?.price).toEqual({
    added: { count: 1, first: ['reference 7001R3, catalogId 16, rateId 11: none to 300'] },
    changed: { count: 1, first: ['reference 7001R3, catalogId 16, rateId 10: 320 to 333'] },
    removed: { count: 0, first: [] },
  });
  expect(report.changes?.document).toMatchObject({ added: { first: ['drivers'] }, changed: { count: 0 } });
  for (const kind of ['model', 'article', 'variation', 'rule', 'namedRule'] as const)
    expect([kind, Object.values(report.changes![kind]).map((each: { count: number }) => each.count)]).toEqual(
      [kind, [0, 0, 0]],
    );
  const { rows } = await server.pool.query<{ last: number }>(
    'select max(revision)::int as last from catalogue_revision',
  );
  const { rows: current } = await server.pool.query<{ revision: number }>(
    'select revision from catalogue_current',
  );
  expect([current[0]!.revision, rows[0]!.last]).toEqual([revision, expect.any(Number)]);
  expect((await importing(partialFeed({ 'prices.csv': prices.replace('333', '-1') }), true)).outcome).toBe(
    'refused',
  );
});

test('a dry run of a whole feed says what it would take away, too', async () => {
  const report = await importing(otherFeed({ 'contacts.json': [], 'rules/701.json': [] }), true);
  expect(report.changes).toMatchObject({
    rule: { removed: { count: 1 }, added: { count: 0 } },
    document: { changed: { first: ['contacts'] }, removed: { count: 0 } },
    price: { changed: { count: 0 } },
  });
});

test.each([
  [
    'a value that no model has',
    { 'lead-times.csv': 'catalogId,model,type,code,leadtime\n16,7001,color,ZZ,1:6\n' },
    {
      file: 'lead-times.csv',
      line: 2,
      row: 1,
      key: 'model 7001, color ZZ, catalogId 16',
      code: 'unknownRow',
    },
  ],
  [
    'lead times at falling quantities',
    { 'lead-times.csv': 'catalogId,model,type,code,leadtime\n16,7001,color,CU,9:6 1:2\n' },
    { file: 'lead-times.csv', line: 2, field: 'leadtime', code: 'leadtimeOrder' },
  ],
  [
    'a last day before the first',
    {
      'availability.csv':
        'catalogId,model,type,code,availableSince,availableUntil\n16,7001,color,CU,02/01/2030,01/01/2030\n',
    },
    { file: 'availability.csv', line: 2, field: 'availability.until', code: 'dateOrder' },
  ],
  [
    'a column that there is not',
    { 'availability.csv': 'catalogId,model,type,code,when\n' },
    { file: 'availability.csv', line: 1, field: 'when', code: 'unknownField' },
  ],
  [
    'a price of a model that there is not',
    { 'prices.csv': 'reference,catalogId,rateId,salePrice,currency\n7009R3,16,10,1,EUR\n' },
    { file: 'prices.csv', line: 2, code: 'unknownModel' },
  ],
  [
    'a price twice',
    { 'prices.csv': `${prices}7001R3,16,10,334,EUR\n` },
    { file: 'prices.csv', line: 4, code: 'duplicate' },
  ],
])('refuses %s, with its place', async (_what, files, problem) => {
  const report = await importing(partialFeed(files));
  expect([report.outcome, report.problems[0]]).toMatchObject(['refused', problem]);
});

test('single fields are for partial feeds', async () => {
  const report = await importing(otherFeed({ 'lead-times.csv': 'catalogId,model,leadtime\n' }));
  expect(report).toMatchObject({
    outcome: 'refused',
    problems: [{ file: 'lead-times.csv', code: 'fieldsAlone' }],
  });
});
