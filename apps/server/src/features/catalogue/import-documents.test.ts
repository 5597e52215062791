import { mailOf } from '@lucerna/testkit/demo-maker';
import { demoFeed, type FeedFiles } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});

const importing = (folder: string) =>
  importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);

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
