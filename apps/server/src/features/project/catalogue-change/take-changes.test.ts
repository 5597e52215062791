import type { BudgetDraft, CatalogueChanges, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';

let server: TestServer;
let owner: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  owner = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
/** A custom colour is ordered from ten pieces on. */
const custom = { model: '2010', choices: { color: '99' }, quantity: 3 };

const makes = async (products: readonly object[] = [almar, { model: '2015', quantity: 2 }]) =>
  (await owner.post<Project>('/api/v1/projects', { name: 'Old prices', products })).body;
const reads = async ({ id }: Project) => (await owner.get<Project>(`/api/v2/projects/${id}`)).body;
const checks = async ({ id }: Project, user = owner) =>
  (await user.get<CatalogueChanges>(`/api/v1/projects/${id}/catalogue-changes`)).body;
const refreshes = ({ id }: Project, products: readonly object[], headers = {}, user = owner) =>
  user.put<Project>(`/api/v1/projects/${id}/catalogue-changes`, { products }, headers);
const seen = ({ lines }: CatalogueChanges) =>
  lines.flatMap(({ _id, after }) => (after?.prices ? [{ _id, unitGross: after.prices.unitGross }] : []));
const grossOf = ({ lines }: CatalogueChanges) =>
  lines.map(({ kinds, before, after }) => [kinds, before.prices?.unitGross, after?.prices?.unitGross]);

/** Writes the lines as of another day, at half their price where it is said so. */
async function written({ id }: Project, daysAgo: number, isCheap: boolean): Promise<void> {
  await server.pool.query(
    'update line_evaluation set evaluated_on = evaluated_on - $2::int where project_id = $1',
    [id, daysAgo],
  );
  if (isCheap) {
    await server.pool.query('update line_evaluation set unit_gross = unit_gross / 2 where project_id = $1', [
      id,
    ]);
  }
  await server.pool.query('update project set version = version + 1 where id = $1', [id]);
}

describe('the prices of a project', () => {
  it('are all right on their day, and as long as they hold', async () => {
    const project = await makes();
    expect(await checks(project)).toMatchObject({ version: project.version, lines: [] });
    await written(project, 30, false);
    expect((await checks(project)).lines).toEqual([]);
  });

  it('have expired after their days, and changed where today’s is another', async () => {
    const project = await makes([almar]);
    const [id = ''] = project.products.orderedIds;
    const price = project.products.byId[id]!.prices!.unitGross;
    await written(project, 31, false);
    const { lines: expired } = await checks(project);
    expect(expired).toMatchObject([{ _id: id, kinds: ['expired'], since: server.ctx.today() }]);
    expect(expired[0]?.after?.prices).toEqual(expired[0]?.before.prices);
    await written(project, 0, true);
    const half = { ...price, amount: price.amount / 2 };
    expect(grossOf(await checks(project))).toEqual([[['price'], half, price]]);
  });

  it('are missing where the product is not made any more, and are not taken over', async () => {
    const project = await makes([almar]);
    await written(project, 1, false);
    await server.pool.query(`update line_evaluation set model = '2103' where project_id = $1`, [project.id]);
    const { lines } = await checks(project);
    expect(lines).toMatchObject([{ kinds: ['discontinued'] }]);
    const [line] = lines;
    const { status, body } = await refreshes(project, [
      { _id: line!._id, unitGross: line!.before.prices!.unitGross },
    ]);
    expect([status, body]).toMatchObject([409, { code: 'price-missing' }]);
  });

  it('are taken over with one call, once under its key, and hold again', async () => {
    const project = await makes([almar, custom, { model: '2015', quantity: 2 }]);
    await written(project, 40, true);
    const old = await checks(project);
    expect(old.lines.map(({ kinds }) => kinds)).toEqual([['price'], ['price'], ['price']]);
    const { version } = await reads(project);
    const headers = { 'idempotency-key': randomUUID(), 'if-match': `"${version}"` };
    const answers = [
      await refreshes(project, seen(old), headers),
      await refreshes(project, seen(old), headers),
    ];
    expect(answers.map(({ status, body }) => [status, body.version])).toEqual([
      [200, version + 1],
      [200, version + 1],
    ]);
    expect((await checks(project)).lines).toEqual([]);
    const now = await reads(project);
    for (const id of project.products.orderedIds) {
      const { validation: _, ...line } = now.products.byId[id]!;
      const { validation: _before, ...before } = project.products.byId[id]!;
      expect(line).toEqual(before);
    }
    // Too few of the custom colour: its price is today's, and it is no valid line for that.
    const statuses = now.products.orderedIds.map((id) => now.products.byId[id]!.validation.status);
    expect(statuses).toEqual([1, 0, 1]);
    const { body } = await owner.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
    expect(body.lines.map(({ priceState }) => priceState)).toEqual(['valid', 'valid', 'valid']);
  });

  it('are taken over as they were seen, or not at all', async () => {
    const project = await makes();
    await written(project, 40, true);
    const old = seen(await checks(project));
    const before = await reads(project);
    const [first, second] = old;
    const wrong = { ...first!, unitGross: { ...first!.unitGross, amount: first!.unitGross.amount + 1 } };
    const { status, body } = await refreshes(project, [wrong, second!]);
    expect([status, body]).toMatchObject([
      409,
      { code: 'priceChanged', details: { lines: [{ product: first!._id, after: first!.unitGross }] } },
    ]);
    const stale = await refreshes(project, old, { 'if-match': `"${project.version}"` });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale' }]);
    expect(await reads(project)).toEqual(before);
  });

  it('of 80 lines are written once, whoever changes a line meanwhile', async () => {
    const project = await makes(Array.from({ length: 80 }, () => ({ model: '2015', quantity: 1 })));
    await written(project, 40, true);
    const products = seen(await checks(project));
    expect(products).toHaveLength(80);
    const line = `/api/v1/projects/${project.id}/products/${products[7]!._id}`;
    const [refreshed, raised] = await Promise.all([
      refreshes(project, products),
      owner.put(line, { attributesToUpdate: { quantity: 5 } }),
    ]);
    expect([refreshed.status, raised.status]).toEqual([200, 200]);
    expect((await checks(project)).lines).toEqual([]);
    expect((await reads(project)).products.byId[products[7]!._id]?.quantity).toBe(5);
  });

  it.each([
    ['a line twice', (each: object) => [each, each]],
    ['no line', () => []],
    [
      'a price in words',
      ({ _id }: { _id: string }) => [{ _id, unitGross: { amount: 'ten', currency: 'EUR' } }],
    ],
    ['a foreign field', (each: object) => [{ ...each, quantity: 9 }]],
  ])('refuse %s', async (_, of) => {
    const project = await makes([almar]);
    const [_id = ''] = project.products.orderedIds;
    const each = { _id, unitGross: project.products.byId[_id]!.prices!.unitGross };
    expect((await refreshes(project, of(each))).status).toBe(400);
  });

  it('are told and given to nobody but their owner, and to nobody without the right to see prices', async () => {
    const project = await makes([almar]);
    await written(project, 40, false);
    const products = seen(await checks(project));
    const stranger = await server.as('sales_usa');
    expect((await stranger.get(`/api/v1/projects/${project.id}/catalogue-changes`)).status).toBe(404);
    expect((await refreshes(project, products, {}, stranger)).status).toBe(404);
    expect((await refreshes(project, [{ ...products[0]!, _id: randomUUID() }])).status).toBe(404);
    const blind = await server.as('webUser');
    const { body: own } = await blind.post<Project>('/api/v1/projects', { name: 'Own', products: [almar] });
    await written(own, 40, true);
    const read = await blind.get(`/api/v1/projects/${own.id}/catalogue-changes`);
    expect([read.status, JSON.stringify(read.body)]).toEqual([200, expect.not.stringContaining('amount')]);
    expect(read.body).toEqual({ version: own.version + 1, lines: [] });
    // A guess is not compared, so that nobody learns a price from the answer.
    const [_id = ''] = own.products.orderedIds;
    const guessed = await refreshes(own, [{ ...products[0]!, _id }], {}, blind);
    expect([guessed.status, JSON.stringify(guessed.body)]).toEqual([
      200,
      expect.not.stringContaining('amount'),
    ]);
  });
});
