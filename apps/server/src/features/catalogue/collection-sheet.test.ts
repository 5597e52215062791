import type { CollectionSheet } from '@lucerna/contract';
import {
  billOfSpace,
  elementCatalogue,
  partsCatalogue,
  prepareModel,
  spaceOfPreconfig,
} from '@lucerna/engine';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, expect, test } from 'vitest';

const today = '2026-09-01';
let server: TestServer;
let specifier: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  server.ctx.today = () => today;
  specifier = await server.as('specifier');
});

const path = '/api/v1/articles/collection-sheet';
const priced = /"(salePrice|priceIncrement(Dollars|Percent)?|EUR\d+|USD\d+)":(?!0[,}])/;

/** The catalogues of the engine, as a browser makes them of the answer. */
function cataloguesOf(sheet: CollectionSheet) {
  const models = sheet.sheets.flatMap((each) => {
    const prepared = prepareModel(each, today, { nodeLimit: 0 });
    return prepared.ok ? [prepared.value] : [];
  });
  return {
    models,
    elements: elementCatalogue(models, sheet.canopies),
    parts: partsCatalogue({ ...sheet, models }),
  };
}

test('the sheet of a collection has all that the engine needs to compose and to price', async () => {
  const { status, body } = await specifier.get<CollectionSheet>(`${path}?subFamilyId=219`);
  expect(status).toBe(200);
  expect(body.sheets.map((each) => each.model.model)).toEqual([
    '2190',
    '2191',
    '2192',
    '2193',
    '2194',
    '2195',
    '2196',
    '2197',
  ]);
  const { models, elements, parts } = cataloguesOf(body);
  expect(models.map((each) => each.compiled.note)).toEqual(models.map(() => null));
  const preconfigs = server.ctx.catalogue.current().document('preconfigs') as { id: number }[];
  const space = spaceOfPreconfig(
    preconfigs.find(({ id }) => id === 9002)!,
    elements,
  );
  if (!space.ok) return expect.fail(JSON.stringify(space.problems));
  const bill = billOfSpace(space.value, parts, { rateId: 10, quantity: 1 });
  expect(bill).toMatchObject({
    ok: true,
    value: { prices: { unitGross: { amount: 69000, currency: 'EUR' } } },
  });
});

test('several collections come in one sheet, in whatever order they are named', async () => {
  const one = await specifier.get<CollectionSheet>(`${path}?subFamilyId=201&subFamilyId=234`);
  const other = await specifier.get(`${path}?subFamilyId=234&subFamilyId=201&subFamilyId=234`);
  expect(one.body.families).toEqual([
    { id: 201, name: 'Almar' },
    { id: 234, name: 'Grana' },
  ]);
  expect(other.headers.get('etag')).toBe(one.headers.get('etag'));
});

test('it has the region, the rate and the models of its catalogue only', async () => {
  const american = await server.as('specifier_usa');
  const { body } = await american.get<CollectionSheet>(`${path}?subFamilyId=225&catalogId=21`);
  expect(Object.keys(body.driverArticles[0]!)).toContain('USD12');
  expect(JSON.stringify(body)).not.toContain('EUR10');
  expect(new Set(body.driverArticles.map((each) => each.region))).toEqual(new Set(['usa']));
  expect(Object.values(body.drivers).flatMap((each) => Object.keys(each))).not.toContain('row');
  expect(new Set(body.sheets.flatMap((each) => each.prices.map((row) => row.rateId)))).toEqual(new Set([12]));
});

test('it has no price for who may not see one', async () => {
  const asked = `${path}?subFamilyId=201&subFamilyId=219`;
  expect(JSON.stringify((await specifier.get(asked)).body)).toMatch(priced);
  for (const user of [server.anyone(), await server.as('webUser')]) {
    const { status, body } = await user.get(asked);
    expect([status, body['pricesHidden']]).toEqual([200, true]);
    expect(JSON.stringify(body)).not.toMatch(priced);
  }
});

test('it is sent once for each revision', async () => {
  const asked = `${path}?subFamilyId=225`;
  const first = await specifier.get(asked);
  const tag = { 'if-none-match': first.headers.get('etag')! };
  expect((await specifier.get(asked, tag)).status).toBe(304);
  expect((await server.anyone().get(asked, tag)).status).toBe(200);
});

test('a collection that does not exist is not found, and no collection is no question', async () => {
  expect((await specifier.get(`${path}?subFamilyId=999`)).status).toBe(404);
  expect((await specifier.get(path)).status).toBe(400);
});
