import type {
  Budget,
  BudgetDraft,
  Order,
  OrderDraft,
  OrderList,
  Project,
  ProjectList,
} from '@lucerna/contract';
import { formatMoney, netOfBill } from '@lucerna/engine';
import { readPdf } from '@lucerna/testkit/pdf';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { shownPrices } from '../../../http/test/shown-prices';
import {
  billOf,
  createsProject,
  cut,
  firstLine,
  partsOf,
  preconfigured,
  startsComposing,
} from '../../../../test/composing';
import type { Composed } from '../../../../test/composing';

let server: TestServer;
let seller: TestUser;
let creation: Composed;
beforeAll(async () => {
  ({ server, user: seller } = await startsComposing('distributor'));
  creation = await preconfigured(seller, 9005);
});

/** Of client C-1001. */
const discounts = { A: 40, B: 35, C: 30, D: 20 };
const asked = (project: Project) => project.products.orderedIds.map((_id) => ({ _id }));
const drafts = async ({ id }: Project) =>
  (await seller.get<OrderDraft>(`/api/v1/orders/generate?projectId=${id}`)).body;

async function waitsForDocument({ id }: Budget) {
  for (let turn = 0; turn < 400; turn += 1) {
    const { body } = await seller.get<Budget>(`/api/v1/budget/${id}`);
    if (body.document.state !== 'making') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const response = await seller.raw(`/api/v1/budget/${id}/document`);
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

/** Takes the model away from what the line was made from, as a later catalogue would. */
const discontinue = (project: Project) =>
  server.pool.query(
    `update project_creation set creation = replace(creation::text, '"model":"20', '"model":"99')::json
     where project_id = $1`,
    [project.id],
  );

/** All of a project, as an order names it. */
const wished = ({ products: { orderedIds, byId } }: Project) =>
  orderedIds.map((_id) => {
    const { quantity, referenceCode, prices } = byId[_id]!;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });

describe('a creation that is sold', () => {
  it('stands in a budget with its code, and in its document with what it is made of', async () => {
    const project = await createsProject(seller, [{ creation, quantity: 2 }]);
    const { referenceCode } = firstLine(project);
    const body = { projectId: project.id, products: asked(project), language: 'de' };
    const { status, body: budget } = await seller.post<Budget>('/api/v2/budget', body);
    expect([status, budget]).toEqual([201, budget]);
    const bill = billOf(server, creation, 2);
    expect(budget.totalNet).toEqual(bill.prices?.totalGross);
    const [product] = budget.products;
    expect(product?.referenceCode).toBe(referenceCode);
    const shown = product?.compositions?.map(({ parts }) =>
      parts.map(({ code, quantity }) => [code, quantity]),
    );
    expect(shown).toEqual(partsOf(bill));
    const { pages } = await waitsForDocument(budget);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const each of [
      referenceCode,
      ...partsOf(bill)
        .flat()
        .map(([code]) => code),
    ])
      expect(text).toContain(each);
    // What a part is called is said in the language of the document.
    expect(text).toContain('Deckenhaken für Freikabel');
    for (const [, quantity] of partsOf(bill).flat()) expect(text).toContain(`${quantity} ×`);
    expect(text).toContain(formatMoney(bill.prices!.totalGross).replaceAll(/\s+/g, ' '));
  });

  it('is ordered at the discounts of its articles', async () => {
    const project = await createsProject(seller, [{ creation, quantity: 2 }]);
    const bill = billOf(server, creation, 2);
    const net = netOfBill(bill, discounts)!;
    const draft = await drafts(project);
    expect(draft.blocked).toEqual([]);
    expect(draft.totals).toEqual({ gross: bill.prices?.totalGross, net: net.totalNet });
    const products = wished(project);
    const { body } = await seller.post<{ order: Order }>('/api/v1/orders/process', {
      projectId: project.id,
      products,
    });
    const line = body.order.products.byId[project.products.orderedIds[0]!];
    expect(line).toMatchObject({
      type: 'CREATION',
      referenceCode: firstLine(project).referenceCode,
      leadTimeWeeks: bill.delivery.leadTimeWeeks,
      prices: { unitNet: net.unitNet, totalNet: net.totalNet },
      compositions: firstLine(project).compositions?.map(({ parts, ...composition }) => ({
        ...composition,
        parts: parts.map(({ prices: _, ...part }) => part),
      })),
    });
    const read = await seller.get<Order>(`/api/v1/orders/${body.order.orderId}`);
    expect(read.body).toEqual(body.order);
  });

  it('is seen as it was composed in the lists of projects and of orders, and no longer once it is another', async () => {
    const project = await createsProject(seller, [{ creation }, { model: '2010', quantity: 1 }]);
    const [composed] = project.products.orderedIds;
    const { referenceCode: code } = firstLine(project);
    const listed = await seller.get<ProjectList>('/api/v3/projects');
    const { pictures } = listed.body.docs.find(({ id }) => id === project.id)!;
    expect(pictures.map((picture) => picture.composed)).toEqual([{ productId: composed, code }, undefined]);
    const path = `/pictures/product/${project.id}/${composed}.svg`;
    expect((await seller.get(`${path}?revision=${code}`)).status).toBe(200);
    expect((await seller.get(`${path}?revision=CR000000000`)).status).toBe(404);

    const products = wished(project);
    await seller.post('/api/v1/orders/process', { projectId: project.id, products });
    const orders = await seller.get<OrderList>('/api/v1/orders');
    const order = orders.body.docs.find(({ projectId }) => projectId === project.id)!;
    expect(order.pictures.map((picture) => picture.composed)).toEqual([
      { productId: composed, code },
      undefined,
    ]);
  });

  it('is left out of budget and order when it cannot be built any more', async () => {
    const project = await createsProject(seller, [{ creation: cut(creation, 1) }]);
    await discontinue(project);
    const budget = (await seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`)).body;
    expect(budget.leftOut.map(({ reason }) => reason)).toEqual(['productDiscontinued']);
    const { blocked, products } = await drafts(project);
    expect(products.orderedIds).toEqual([]);
    expect(blocked[0]?.problems.map(({ code }) => code)).toContain('variations-not-found');
  });

  it('without a price is blocked, and counts as nothing', async () => {
    const project = await createsProject(seller, [{ creation }]);
    await server.pool.query('update line_evaluation set unit_gross = null where project_id = $1', [
      project.id,
    ]);
    const budget = (await seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`)).body;
    expect(budget.leftOut.map(({ reason }) => reason)).toEqual(['price-missing']);
    expect((await drafts(project)).blocked[0]?.problems.map(({ code }) => code)).toEqual(['price-missing']);
  });

  it('shows no price to who may not see one', async () => {
    const user = await server.as('webUser');
    const project = await createsProject(user, [{ creation }]);
    const line = project.products.orderedIds[0];
    const paths = [`/api/v2/projects/${project.id}`, `/api/v1/product/config/${line}`, '/api/v3/projects'];
    for (const path of paths) {
      const response = await user.raw(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(shownPrices(await response.text(), 'application/json')).toEqual([]);
    }
  });
});
