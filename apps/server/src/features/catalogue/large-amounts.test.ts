import type { BudgetDraft, Order, OrderDraft, Project } from '@lucerna/contract';
import { startTestServer, type TestServer, type TestUser } from '@lucerna/testkit/server';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importCatalogue } from './import-catalogue';

const demo = fileURLToPath(new URL('../../../../../catalogue', import.meta.url));
/** The greatest price that a feed may give, in euros. */
const dear = 10_000_000;

let server: TestServer;
let buyer: TestUser;
const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-feed-'));

beforeAll(async () => {
  server = await startTestServer();
  buyer = await server.as('distributor');
  cpSync(demo, folder, { recursive: true });
  const file = path.join(folder, 'prices.json');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('"salePrice": 150', `"salePrice": ${dear}`));
  const { revision } = server.ctx.catalogue.current();
  expect(await importCatalogue({ pool: server.pool, storage: server.ctx.storage }, folder)).toMatchObject({
    outcome: 'imported',
  });
  await vi.waitUntil(() => server.ctx.catalogue.current().revision > revision, 30_000);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The most pieces of one line: ninety such lines are an exact amount, ninety-one are beyond 2^53. */
const pieces = 100_000;
const adds = async (lines: number) => {
  const products = Array.from({ length: lines }, () => ({ model: '2010', quantity: pieces }));
  return (await buyer.post<Project>('/api/v1/projects', { name: 'Palace', products })).body;
};

/** Every amount of an answer is a whole number that JavaScript holds exactly. */
function hasExactAmounts(body: unknown): boolean {
  const found = [...JSON.stringify(body).matchAll(/"amount":([^,}]+)/g)].map(([, text]) => text!);
  expect(found.length).toBeGreaterThan(0);
  return found.every((text) => /^-?\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text)));
}

describe('a sum beyond 2^53', () => {
  it('is no total of a project, and is neither ordered nor quoted; below it everything is exact', async () => {
    const project = await adds(91);
    const whole = project.products.byId[project.products.orderedIds[0]!]!.prices!.totalGross.amount;
    expect(whole).toBeGreaterThanOrEqual(dear * 100 * pieces);
    expect([
      project.totals.gross,
      Number.isSafeInteger(whole * 90),
      Number.isSafeInteger(whole * 91),
    ]).toEqual([null, true, false]);
    const { body: draft } = await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
    expect([draft.products.orderedIds.length, draft.totals]).toEqual([91, undefined]);
    const { body: quote } = await buyer.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
    expect([project, draft, quote].map(hasExactAmounts)).toEqual([true, true, true]);

    const lines = draft.products.orderedIds.map((_id) => {
      const { quantity, referenceCode, prices } = draft.products.byId[_id]!;
      return { _id, quantity, referenceCode, unitNet: prices!.unitNet };
    });
    const order = (products: readonly object[]) =>
      buyer.post<{ order: Order }>('/api/v1/orders/process', { projectId: project.id, products });
    const refused = await order(lines);
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'amount-too-large' }]);
    const products = quote.lines.map(({ _id, unitGross }) => ({ _id, unitGross }));
    const budget = await buyer.post('/api/v2/budget', { projectId: project.id, products });
    expect([budget.status, budget.body]).toMatchObject([422, { code: 'amount-too-large' }]);
    const { rows } = await server.pool.query<{ made: number }>(
      `select ((select count(*) from "order" where project_id = $1)
         + (select count(*) from budget where project_id = $1))::int as made`,
      [project.id],
    );
    expect(rows).toEqual([{ made: 0 }]);

    const { status, body } = await order(lines.slice(1));
    expect([status, body.order.totals?.gross.amount]).toEqual([200, whole * 90]);
  });

  it('of a line is no price', async () => {
    const { id } = await adds(1);
    await server.pool.query(
      `with counted as (update project_line set quantity = 2 where project_id = $1)
       update line_evaluation set unit_gross = 9007199254740991 where project_id = $1`,
      [id],
    );
    await server.pool.query('update project set version = version + 1 where id = $1', [id]);
    const { body: project } = await buyer.get<Project>(`/api/v2/projects/${id}`);
    expect([project.products.byId[project.products.orderedIds[0]!]?.prices, project.totals.gross]).toEqual([
      null,
      null,
    ]);
    expect(JSON.stringify(project)).not.toContain('amount');
  });
});
