import { mailOf } from '@lucerna/testkit/demo-maker';
import { demoCatalogue, demoFeed, type FeedFiles } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { importCatalogue, type ImportReport } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.frame.storage }, folder);

async function stored() {
  const { rows } = await server.pool.query<Record<string, number>>(
    `select (select count(*) from catalogue_revision) as revisions, (select revision from catalogue_current) as current,
       (select count(*) from catalogue_variation) as variations, (select count(*) from catalogue_price) as prices,
       (select count(*) from catalogue_document) as documents`,
  );
  return rows[0]!;
}

test('the same feed twice is the same revision', async () => {
  const before = await stored();
  const report = await importing(demoFeed());
  expect(report).toMatchObject({ outcome: 'unchanged', revision: before.current, problemTotal: 0 });
  expect(report.counts).toEqual({
    model: 72,
    article: 120,
    variation: 1575,
    price: 194,
    rule: 25,
    namedRule: 2,
  });
  expect(await stored()).toEqual(before);
});

test('a changed feed is a new revision, the old one is still readable, and going back makes no third', async () => {
  const first = server.frame.catalogue.current();
  const dearer = demoFeed({
    'prices.json': (text) => text.replace('"salePrice": 150', '"salePrice": 155'),
  });
  const report = await importing(dearer);
  expect(report).toMatchObject({ outcome: 'imported', revision: first.revision + 1 });

  await expect.poll(() => server.frame.catalogue.current().revision).toBe(first.revision + 1);
  const priceOf = (sheet: ReturnType<typeof first.modelSheet>) => sheet?.prices[0]?.salePrice;
  expect(priceOf(server.frame.catalogue.current().modelSheet(16, '2010'))).toBe(155);
  const wanted = { models: ['2010'], documents: true };
  const old = await server.frame.catalogue.on(first.revision, wanted, (loaded) => loaded);
  expect(priceOf(old.modelSheet(16, '2010'))).toBe(150);
  expect(old.modelSheet(16, '2010')).toEqual(first.modelSheet(16, '2010'));

  expect(await importing(demoCatalogue)).toMatchObject({
    outcome: 'unchanged',
    revision: first.revision,
  });
  await expect.poll(() => server.frame.catalogue.current().revision).toBe(first.revision);
  await expect(server.frame.catalogue.on(99, wanted, (loaded) => loaded)).rejects.toThrow('no revision 99');
});

const file = 'variations/2102_16.json';
const original = readFileSync(path.join(demoCatalogue, file), 'utf8');

/** The line, from 1, of the first difference to the file as it ships. */
function changedLine(changed: string, before = original): number {
  const lines = before.split('\n');
  return changed.split('\n').findIndex((line, at) => line !== lines[at]) + 1;
}

/** What is wrong, the file, what stands there and what instead, and the field and code by which the report names it. */
const faults = [
  ['an unknown attribute', '2102_16', '"type": "color"', '"type": "colour"', 'type', 'unknownAttribute'],
  ['a text in five languages', '2103_16', '"de": "Weiß"', '"de": " "', 'description.de', 'language'],
  ['a fractional MOQ', '2140_16', '"moq": 1,', '"moq": 1.5,', 'moq', 'type'],
  ['a day that does not exist', '2102_21', '"01/03/2027"', '"31/02/2027"', 'availability.since', 'date'],
  [
    'an increment that is a text',
    '2141_16',
    '"priceIncrement": 0',
    '"priceIncrement": "0"',
    'priceIncrement',
    'type',
  ],
  ['a field that is not known', '2142_16', '"bov": "B",', '"bov": "B", "vob": 1,', 'vob', 'unknownField'],
  [
    'a modifier of the wrong length',
    '2143_16',
    '"modifier": "10"',
    '"modifier": "1"',
    'modifier',
    'modifier',
  ],
  [
    'a brand of no catalogue',
    '2145_16',
    '"type": "color",',
    '"type": "color", "brand": "9XX",',
    'brand',
    'catalogValue',
  ],
  [
    'a brand of the other catalogue',
    '2146_16',
    '"type": "color",',
    '"type": "color", "brand": "2US",',
    'brand',
    'catalogDiffers',
  ],
] as const;

describe('a feed with faults in the rows of several files', () => {
  const changed = faults.map(([what, name, from, to, field, code]) => {
    const at = `variations/${name}.json`;
    const before = readFileSync(path.join(demoCatalogue, at), 'utf8');
    const after = before.replace(from, to);
    return { what, file: at, after, line: changedLine(after, before), field, code };
  });
  let report: ImportReport;
  beforeAll(async () => {
    const before = await stored();
    report = await importing(demoFeed(Object.fromEntries(changed.map((each) => [each.file, each.after]))));
    expect(await stored()).toEqual(before);
  });

  test('is refused, with each of them once and nothing else', () => {
    expect(report).toMatchObject({
      outcome: 'refused',
      revision: null,
      problemTotal: faults.length,
    });
    const codes = changed.map(({ code }) => code);
    const times = (code: string) => codes.filter((each) => each === code).length;
    expect(report.problemCounts).toEqual(Object.fromEntries(codes.map((code) => [code, times(code)])));
  });

  test.each(changed)('tells $what with its file, line and field', ({ file: at, line, field, code }) => {
    expect(report.problems.filter((each) => each.file === at)).toMatchObject([
      { file: at, line, field, code },
    ]);
  });
});

test('a field that is missing is refused with the line on which its row starts', async () => {
  const report = await importing(demoFeed({ [file]: original.replace('"bov": "B",', '') }));
  expect(report.problems).toMatchObject([{ file, line: 2, field: 'bov', code: 'missing' }]);
});

test('heights that decrease, a negative price, a rule of three letters and a price without a model are refused', async () => {
  const report = await importing(
    demoFeed({
      'models.json': (text) => text.replace('"standard": 200', '"standard": 700'),
      'prices.json': (text) => text.replace('"salePrice": 150', '"salePrice": -1'),
      'rules/201.json': (text) => text.replace('"Led": "*"', '"Led": "ABC"'),
    }),
  );
  expect(report.problems.map(({ file, field, code }) => [file, field, code])).toEqual([
    ['models.json', 'pendantHeight', 'heightOrder'],
    ['prices.json', 'salePrice', 'range'],
    ['rules/201.json', 'Led', 'format'],
  ]);
  const orphan = await importing(
    demoFeed({
      'prices.json': (text) => text.replace('"reference": "201010"', '"reference": "299910"'),
    }),
  );
  expect(orphan.problems).toMatchObject([
    { file: 'prices.json', line: 2, field: 'model', code: 'unknownModel' },
  ]);
});

test('the same key twice is refused with both places', async () => {
  const twice = original.replace('"modifier": "20"', '"modifier": "10"');
  const report = await importing(demoFeed({ [file]: twice }));
  expect(report.problems).toMatchObject([
    {
      file,
      // The row starts two lines above its modifier.
      line: changedLine(twice) - 2,
      code: 'duplicate',
      message: 'The same key stands in variations/2102_16.json line 2 (row 1)',
    },
  ]);
});

test('an umbrella above 100, a missing file and a broken file are refused', async () => {
  const umbrella = (text: string) => text.replace('"virtual": 0', '"virtual": 1');
  expect((await importing(demoFeed({ 'models.json': umbrella }))).problems).toMatchObject([
    { file: 'models.json', line: 23, field: 'virtual', code: 'umbrella' },
  ]);
  const missing = demoFeed();
  rmSync(path.join(missing, 'rates.json'));
  expect((await importing(missing)).problems).toMatchObject([{ file: 'rates.json', code: 'fileMissing' }]);
  const broken = demoFeed({ 'prices.json': (text) => text.slice(0, 500) });
  expect((await importing(broken)).problems).toMatchObject([{ file: 'prices.json', code: 'syntax' }]);
});

test('variations and prices may come as CSV, and a wrong cell is found by its line and column', async () => {
  const folder = demoFeed();
  rmSync(path.join(folder, 'prices.json'));
  const csv = readPrices().map((row) =>
    [row.reference, row.catalogId, row.rateId, row.salePrice, row.currency].join(','),
  );
  const lines = ['reference,catalogId,rateId,salePrice,currency', ...csv];
  writeFileSync(path.join(folder, 'prices.csv'), lines.join('\r\n'));
  expect(await importing(folder)).toMatchObject({ outcome: 'imported', counts: { price: 194 } });

  writeFileSync(path.join(folder, 'prices.csv'), lines.join('\n').replace(',10,150,', ',10,1.5.0,'));
  expect((await importing(folder)).problems).toMatchObject([
    { file: 'prices.csv', line: 2, field: 'salePrice', code: 'type' },
  ]);
  await importing(demoCatalogue);
});

function readPrices() {
  return JSON.parse(readFileSync(path.join(demoCatalogue, 'prices.json'), 'utf8')) as Record<
    string,
    string | number
  >[];
}

test('a topic of support that stands there twice, lacks a language or is for nobody is refused with the place', async () => {
  const topics = 'support-topics.json';
  const wrong = async (change: (text: string) => string) =>
    (await importing(demoFeed({ [topics]: change }))).problems.map(({ file: name, line, field, code }) => [
      ...[name, (line ?? 0) > 0, field, code],
    ]);
  const changed = (from: string, to: string) => wrong((text) => text.replace(from, to));
  expect(await changed('"id": "design"', '"id": "product"')).toEqual([[topics, true, null, 'topicTwice']]);
  const several = [
    ['"de": "Montage"', '"de": ""'],
    ['"importer"', '"visitor"'],
    [mailOf('design'), 'design'],
    ['"id": "tender"', '"id": "10"'],
  ] as const;
  expect(await wrong((text) => several.reduce((all, [from, to]) => all.replace(from, to), text))).toEqual([
    [topics, true, '0.subjects.1.name.de', 'language'],
    [topics, true, '1.recipients.0.email', 'format'],
    [topics, true, '1.subjects.2.id', 'format'],
    [topics, true, '2.roles.1', 'value'],
  ]);
});

test('a preconfigured product that names what the feed does not have is refused with the place', async () => {
  const report = await importing(
    demoFeed({
      'preconfigs.json': (text) =>
        text
          .replace('"model": "2011"', '"model": "2999"')
          .replace('"id": 9007', '"id": 9001')
          .replace('"run": "r1"', '"run": "r9"')
          .replace('"subFamilyId": 214', '"subFamilyId": 999'),
    }),
  );
  expect(report.problems.map(({ field, code }) => [field, code])).toEqual([
    ['1.drawing.feeds.0.run', 'unknownRun'],
    ['3.subFamilyId', 'unknownSubfamily'],
    ['6.id', 'duplicate'],
    // A decision tree leads to the product that lost its number.
    ['1.nodes.1.answers.2.to.preconfigId', 'unknownPreconfig'],
    ['0.compositions.0.lights.1.model', 'unknownModel'],
  ]);
  expect(report.problems.every(({ line }) => line! > 1)).toBe(true);
});

test('a drawn system of belts and rods, out of order or of models that the feed does not have is refused with the place', async () => {
  const refused = async (change: (text: string) => string) => {
    const { problems } = await importing(demoFeed({ 'drawn-systems.json': change }));
    return problems.map(({ file, line, field, code }) => [file, line! > 1, field, code]);
  };
  const place = ['drawn-systems.json', true];
  expect(await refused((text) => text.replace('"feed": "2258"', '"feed": "2999"'))).toEqual([
    [...place, '0.feed', 'unknownModel'],
  ]);
  expect(await refused((text) => text.replace('"length": 1.2', '"length": 0.2'))).toEqual([
    [...place, '1', 'lengthOrder'],
  ]);
  expect(await refused((text) => text.replace('"wattsOfFeed": 96', '"wattsOfFeed": 0'))).toEqual([
    [...place, '0.wattsOfFeed', 'range'],
  ]);
});

test('a body that cannot be made, is larger than its article or that the index does not fit is refused with file, line, field and reason', async () => {
  const refused = async (changes: FeedFiles) => {
    const { problems } = await importing(demoFeed(changes));
    return problems.map(({ file, line, field, code, message }) => [file, line! > 1, field, code, message]);
  };
  const spot = (from: string, to: string) =>
    refused({ 'bodies/estel-spot.json': (text) => text.replace(from, to) });
  const file = 'bodies/estel-spot.json';
  const cannot = 'The body cannot be made for model 2143:';
  expect(await spot('"height * 0.7"', '"height / (length - width)"')).toEqual([
    [file, true, 'sizes.seam', 'body', `${cannot} it divides by 0`],
  ]);
  expect(await spot('min(12, height * 0.12)', 'min(12, breadth)')).toEqual([
    [file, true, 'sizes.deep', 'body', `${cannot} there is no size breadth`],
  ]);
  expect(await spot('min(12, height * 0.12)', 'lens - deep')).toEqual([
    [file, true, 'sizes.deep', 'body', `${cannot} deep follows from itself`],
  ]);
  expect(await spot('"length / 2"', '"length"')).toEqual([
    [file, true, 'parts', 'body', `${cannot} it reaches 30 mm beyond 60 × 60 × 180 mm`],
  ]);
  const pivot = (from: string, to: string) =>
    refused({ 'bodies/terra-spike.json': (text) => text.replace(from, to) });
  const spike = 'bodies/terra-spike.json';
  const stuck = 'The body cannot be made for model 2703:';
  expect(await pivot('"axis": "length"', '"axis": [0, 0, "half - length / 2"]')).toEqual([
    [spike, true, 'pivots.1.axis', 'body', `${stuck} an axis of length 0 leads nowhere`],
  ]);
  expect(await pivot('"from": -90,\n   "to": 90', '"from": 90,\n   "to": -90')).toEqual([
    [spike, true, 'pivots.1.to', 'body', `${stuck} it turns from 90 to -90, which is the wrong way round`],
  ]);
  const surface = '{"part": "lens", "at": [0, "height", 0], "share": 1, "turn": [180, 0, 0]}';
  const half = surface.replace('1,', '0.5,');
  expect(await pivot(surface, `${half}, ${half.replace('lens', 'yoke')}`)).toEqual([
    [
      spike,
      true,
      'light.1.part',
      'body',
      `${stuck} yoke does not turn with lens, and a body has one light, which turns as a whole`,
    ],
  ]);
  expect(await pivot(surface, `${half}, ${half.replace('180', '0')}`)).toEqual([
    [
      spike,
      true,
      'light.1.turn',
      'body',
      `${stuck} it is turned otherwise than the first surface, and a body has one light, which looks one way`,
    ],
  ]);
  expect(
    await spot('"slot": "dark"', '"slot": "leather"').then((all) =>
      all.map(([, , ...rest]) => rest.slice(0, 2)),
    ),
  ).toEqual([['parts.1.slot', 'value']]);
  expect(
    await refused({
      'bodies/index.json': (text) =>
        text
          .replace('["2143"]', '["2143", "2145", "2999"]')
          .replace('"low": 0.5}', '"lower": 0.5}')
          .replace('"estel-cone"', '"estel-tip"'),
    }).then((all) => all.map(([named, , field, code]) => [named, field, code])),
  ).toEqual([
    ['bodies/index.json', '12.models.0', 'bodyTwice'],
    ['bodies/estel-cone.json', null, 'bodyUnused'],
    ['bodies/index.json', '13.body', 'unknownBody'],
    ['bodies/index.json', '32.with.lower', 'unknownParameter'],
    ['bodies/index.json', '11.models.2', 'unknownModel'],
  ]);
});

test('a decision tree that leads nowhere, in a circle or to what the feed does not have is refused with the place', async () => {
  const report = await importing(
    demoFeed({
      'decision-trees.json': (text) =>
        text
          .replace('"node": "outdoor"', '"node": "nowhere"')
          .replace('"type": "model",\n       "model": "2016"', '"type": "node",\n       "node": "purpose"')
          .replace('"preconfigId": 9040', '"preconfigId": 1')
          .replace('"subFamilyId": 262', '"subFamilyId": 999')
          .replace('"applicationLocationId": 5', '"applicationLocationId": 99')
          .replace('"model": "2301"', '"model": "2999"'),
    }),
  );
  expect(report.problems.map(({ field, code }) => [field, code])).toEqual([
    ['0.nodes.4.answers.1.to.node', 'nodeCircle'],
    ['0.nodes.0.answers.1.to.node', 'unknownNode'],
    ['0.nodes.8.id', 'nodeUnreached'],
    ['0.nodes.4.answers.0.to.subFamilyId', 'unknownSubfamily'],
    ['0.nodes.5.answers.2.to.applicationLocationId', 'unknownLocation'],
    ['0.nodes.7.answers.3.to.preconfigId', 'unknownPreconfig'],
    ['0.nodes.5.answers.0.to.model', 'unknownModel'],
  ]);
  const places = report.problems.map(({ file, line }) => [file, line! > 1]);
  expect(places).toEqual(places.map(() => ['decision-trees.json', true]));
});

test('of many faults the first thousand are listed and all are counted', async () => {
  const rows = Array.from({ length: 1500 }, () => ({ reference: 'x' }));
  const report = await importing(demoFeed({ 'prices.json': JSON.stringify(rows) }));
  expect(report.outcome).toBe('refused');
  expect(report.problems).toHaveLength(1000);
  expect(report.problemTotal).toBe(7500);
});

test('days off that there are not, that their year has not, or that leave no day to work are refused', async () => {
  const daysOff = {
    ES: { everyYear: ['01-01', '02-30'] },
    FR: { years: { 2027: ['02-29'] } },
    IT: { workingDays: [1], everyYear: Array.from({ length: 90 }, (_, at) => dayAfter(at)) },
  };
  const report = await importing(demoFeed({ 'days-off.json': daysOff }));
  expect(report).toMatchObject({ outcome: 'refused', problemTotal: 3 });
  const file = 'days-off.json';
  expect(report.problems).toMatchObject([
    { file, field: 'ES.everyYear.1', code: 'dayOfYear' },
    { file, field: 'FR.years.2027.0', code: 'dayOfYear' },
    { file, field: 'IT', code: 'range' },
  ]);
});

/** mm-dd of a day of 2026. */
function dayAfter(days: number): string {
  return new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(5, 10);
}
