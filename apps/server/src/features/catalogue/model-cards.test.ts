import { otherFeed, partialFeed } from '@lucerna/testkit/feed';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { beforeAll, expect, test } from 'vitest';
import { importCatalogue } from './import-catalogue';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});

async function takes(folder: string): Promise<void> {
  const report = await importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder);
  expect([report.outcome, report.problems]).toEqual(['imported', []]);
  await expect.poll(() => server.ctx.catalogue.current().revision).toBe(report.revision);
}

interface Card {
  readonly model: string;
  readonly reference: string;
  readonly allowed: boolean;
  readonly price?: { readonly amount: number } | null;
}

async function cards(who: 'distributor' | 'webUser'): Promise<readonly Card[]> {
  const user = await server.as(who);
  const { body } = await user.get<Card[]>('/api/v1/articles/models?subFamilyId=701');
  return body.map(({ model, reference, allowed, price }) => ({ model, reference, allowed, price }));
}

type Prices = readonly { readonly reference: string }[];
const withoutPriceOf = (reference: string) => (text: string) =>
  JSON.stringify((JSON.parse(text) as Prices).filter((price) => price.reference !== reference));

test('a card says whether the base article can be built, which one without a price can, also where prices are hidden', async () => {
  await takes(otherFeed({ 'prices.json': withoutPriceOf('7002R3') }));
  const [priced, unpriced] = await cards('distributor');
  expect(priced).toMatchObject({ model: '7001', allowed: true, price: { amount: 32_000 } });
  expect(unpriced).toMatchObject({ model: '7002', allowed: true, price: null });

  const finishes = server.ctx.catalogue
    .current()
    .variations(16, '7001')
    .filter(({ type }) => type === 'color');
  const excluded = finishes.map(({ modifier }) => ({
    ...{ Acabado: modifier, Led: '*', Dim: '*', Instalacion1: '*', Instalacion2: '*' },
  }));
  await takes(partialFeed({ 'rules/701.json': excluded }));
  const built = (await cards('distributor')).map(({ allowed, price }) => [allowed, price]);
  expect(built).toEqual([
    [false, null],
    [false, null],
  ]);
  expect((await cards('webUser')).map(({ allowed, price }) => [allowed, price])).toEqual([
    [false, undefined],
    [false, undefined],
  ]);
});
