import type { CatalogueModel } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, test } from 'vitest';

let server: TestServer;
let admin: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  // Finish 70 of Faro has ended then.
  server.ctx.today = () => '2026-09-01';
  admin = await server.as('admin');
});

interface Listed {
  readonly docs: readonly CatalogueModel[];
  readonly meta: { readonly totalDocs: number; readonly totalPages: number };
}
const list = async (query: string) =>
  (await admin.get<Listed>(`/api/v1/articles/catalogue-models?${query}`)).body;

describe('the models as who looks after the catalogue sees them', () => {
  test('are all there, those that are offered nowhere too, each with its state', async () => {
    const { docs, meta } = await list('catalogId=16&itemsPerPage=100');
    expect(docs).toHaveLength(Math.min(100, server.ctx.catalogue.current().models.size));
    expect(meta.totalDocs).toBe(server.ctx.catalogue.current().models.size);
    const stateOf = (model: string) => docs.find((each) => each.model === model)?.state;
    expect(stateOf('2010')).toBe('offered');
    expect(stateOf('2103')).toBe('inactive');
    const offered = await admin.get<{ model: string }[]>(
      '/api/v1/articles/models?catalogId=16&itemsPerPage=100',
    );
    expect(docs.filter(({ state }) => state === 'offered').map(({ model }) => model)).toEqual(
      offered.body.map(({ model }) => model),
    );
  });

  test('say how many of their variations are valid today, and of how many rows they are made', async () => {
    const { docs } = await list('catalogId=16&subFamilyId=230');
    const ended = docs.find(({ model }) => model === '2300')!;
    const rows = server.ctx.catalogue.current().variations(16, '2300');
    expect(ended.variations).toBe(rows.length);
    expect(ended.validVariations).toBeLessThan(ended.variations);
    expect(ended.validVariations).toBeGreaterThan(0);
    const { prices } = server.ctx.catalogue.current().modelSheet(16, '2300')!;
    expect(ended.prices).toBe(prices.length);
  });

  test('are found by a part of name or number, and by collection', async () => {
    const byName = await list('catalogId=16&search=ALMAR%2020');
    expect(byName.docs.map(({ name }) => name)).toContain('Almar 20');
    expect((await list('catalogId=16&search=201')).docs.every(({ model }) => model.includes('201'))).toBe(
      true,
    );
    const ofOne = await list('catalogId=21&subFamilyId=201&itemsPerPage=2');
    expect(ofOne.docs).toHaveLength(2);
    expect(ofOne.docs.every(({ subFamily }) => subFamily.id === 201)).toBe(true);
    expect(ofOne.meta.totalPages).toBe(Math.ceil(ofOne.meta.totalDocs / 2));
    expect((await list('catalogId=16&search=no%20such%20lamp')).docs).toEqual([]);
  });

  test('are for the administration only', async () => {
    const specifier = await server.as('specifier');
    expect((await specifier.get('/api/v1/articles/catalogue-models')).status).toBe(403);
  });
});
