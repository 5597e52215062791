import type { Project } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { almar, later, openOrderDesk, productsOf, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const { createsProject, orders, drafts, reads } = desk;

describe('the price of an order', () => {
  /** As if the line had been written when the catalogue gave half the price, or long ago. */
  async function written(project: Project, change: 'cheap' | 'long ago' | 'cheap and long ago') {
    if (change.includes('cheap'))
      await desk.server.pool.query(
        'update line_evaluation set unit_gross = unit_gross / 2 where project_id = $1',
        [project.id],
      );
    if (change.includes('long ago'))
      await desk.server.pool.query(
        `update line_evaluation set evaluated_on = evaluated_on - 31 where project_id = $1`,
        [project.id],
      );
  }
  const halves = (project: Project) =>
    productsOf(project).map(({ unitNet, ...each }) => ({
      ...each,
      unitNet: { currency: 'EUR', amount: Math.round(unitNet!.amount / 2) },
    }));

  it('is never another one than was seen: both are told, and nothing is ordered', async () => {
    const project = await createsProject([almar]);
    const [line] = productsOf(project);
    await written(project, 'cheap');
    for (const products of [halves(project), [{ ...line, unitNet: null }]]) {
      const { status, body } = await orders(project, { products });
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'priceChanged',
          details: {
            lines: [
              {
                product: line!._id,
                reference: line!.referenceCode,
                quantity: 3,
                before: halves(project)[0]!.unitNet,
                after: line!.unitNet,
              },
            ],
          },
        },
      ]);
    }
    const { rowCount } = await desk.server.pool.query('select from "order" where project_id = $1', [
      project.id,
    ]);
    expect([rowCount, (await reads(project)).version]).toEqual([0, project.version]);
    const { status, body } = await orders(project, { products: [line] });
    expect([status, body.order.products.byId[line!._id]?.prices?.unitNet]).toEqual([200, line!.unitNet]);
  });

  it('is told with the one of the project where it changed', async () => {
    const project = await createsProject([almar, wall]);
    const [line] = productsOf(project);
    await desk.server.pool.query(
      'update line_evaluation set unit_gross = unit_gross / 2 where line_id = $1',
      [line!._id],
    );
    const draft = await drafts(project);
    expect(draft.products.byId[line!._id]).toMatchObject({
      priceState: 'changed',
      prices: { unitNet: line!.unitNet },
      pricesBefore: { unitNet: halves(project)[0]!.unitNet },
    });
    const other = draft.products.byId[draft.products.orderedIds[1]!]!;
    expect([other.priceState, other.pricesBefore]).toEqual(['valid', undefined]);
  });

  it('has expired after its days, and is ordered when today’s is the same and was seen', async () => {
    const project = await createsProject([almar]);
    await written(project, 'long ago');
    const draft = await drafts(project);
    const [id = ''] = draft.products.orderedIds;
    expect(draft.products.byId[id]).toMatchObject({ priceState: 'expired' });
    expect((await orders(project)).status).toBe(200);
  });

  it('does not hold for a line that was raised or cloned when it does not hold for the line', async () => {
    const project = await createsProject([almar]);
    await written(project, 'cheap and long ago');
    const [id = ''] = project.products.orderedIds;
    const at = `/api/v1/projects/${project.id}/products/${id}`;
    expect((await desk.buyer.put(at, { attributesToUpdate: { quantity: 500 } })).status).toBe(200);
    const { body: cloned } = await desk.buyer.post<Project>(
      `/api/v2/projects/${project.id}/products/${id}/clone`,
      {},
    );
    const products = productsOf(cloned).map((each) => ({ ...each, unitNet: null }));
    expect(products.map(({ quantity }) => quantity)).toEqual([500, 500]);
    const { status, body } = await orders(project, { products });
    expect([status, body]).toMatchObject([409, { code: 'priceChanged' }]);
    expect((body as unknown as { details: { lines: unknown[] } }).details.lines).toHaveLength(2);
  });

  it('is of the product that was seen', async () => {
    const project = await createsProject([almar]);
    const [line] = productsOf(project);
    const at = `/api/v1/projects/${project.id}/products/${line!._id}`;
    await desk.buyer.put(at, { attributesToUpdate: { choices: { color: '10' } } });
    const { status, body } = await orders(project);
    expect([status, body]).toMatchObject([
      409,
      { code: 'productChanged', details: { reference: line!.referenceCode, product: line!._id } },
    ]);
  });

  it('leaves on a working day, not before the day to which it is delayed', async () => {
    const project = await createsProject([almar]);
    const draft = await drafts(project);
    const line = draft.products.byId[draft.products.orderedIds[0]!]!;
    const day = new Date(`${line.availability.shippingDate}T00:00:00Z`);
    expect([1, 2, 3, 4, 5]).toContain(day.getUTCDay());
    // The Sunday after: it leaves on the Monday, or on the first day after it that is worked.
    const sunday = new Date(day.getTime() + (7 - day.getUTCDay()) * 86_400_000).toISOString().slice(0, 10);
    const { body } = await orders(project, { shippingDate: sunday });
    expect(body.order.shippingDate).toBe(later(sunday, 0, draft.calendar));
  });
});

describe('without the right to see prices', () => {
  it('no amount is in an order', async () => {
    const apiUser = await desk.server.as('apiUser');
    const project = await createsProject([almar], apiUser);
    const { body } = await orders(project, {}, {}, apiUser);
    expect(JSON.stringify(body)).toContain('amount');
    await desk.server.pool.query(
      `delete from role_privilege where role_id = $1 and privilege = 'price.view'`,
      [10],
    );
    desk.server.ctx.viewers.forgetAll();
    const { body: read } = await apiUser.get(`/api/v3/orders/${body.order.orderId}`);
    expect(JSON.stringify(read)).not.toContain('amount');
    expect(JSON.stringify((await apiUser.get('/api/v3/orders')).body)).not.toContain('amount');
    const other = await createsProject([almar], apiUser);
    const guess = productsOf(other).map((each) => ({ ...each, unitNet: { amount: 1, currency: 'EUR' } }));
    await desk.server.pool.query('update line_evaluation set unit_gross = 1 where project_id = $1', [
      other.id,
    ]);
    const refused = await orders(other, { products: guess }, {}, apiUser);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'priceChanged' }]);
    expect(JSON.stringify(refused.body)).not.toContain('amount');
    expect(
      JSON.stringify((await apiUser.get(`/api/v1/orders/generate?projectId=${other.id}`)).body),
    ).not.toMatch(/amount|priceState/);
  });
});
