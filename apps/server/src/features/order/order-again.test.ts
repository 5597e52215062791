import type { Order, OrderDraft, Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { almar, openOrderDesk, productsOf, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const { createsProject, drafts, orders, reads } = desk;

async function ordersSome(project: Project, change: object = {}): Promise<Order> {
  const { status, body } = await orders(project, change);
  expect(status).toBe(200);
  return body.order;
}

const copies = (projectId: string, orderId: string, headers = {}, user = desk.buyer) =>
  user.post<Project & { code: string }>(`/api/v3/projects/${projectId}/clone`, { orderId }, headers);

const linesOf = ({ products: { orderedIds, byId } }: Pick<Project | OrderDraft | Order, 'products'>) =>
  orderedIds.map((id) => [byId[id]!.referenceCode, byId[id]!.quantity]);

describe('an order that is ordered again', () => {
  it('goes into a copy of its project that has its lines alone, in its quantities, with nothing ordered', async () => {
    const project = await createsProject();
    const [first] = productsOf(project);
    const order = await ordersSome(project, { products: [{ ...first!, quantity: 2 }] });
    expect(order.mayOrderAgain).toBe(true);
    const { status, body: copy } = await copies(project.id, order.orderId);
    expect(status).toBe(201);
    expect(copy).toMatchObject({ name: 'Casa Norte (2)', status: 1, version: 1 });
    expect(linesOf(copy)).toEqual([[first!.referenceCode, 2]]);
    const draft = await drafts(copy);
    expect([linesOf(draft), draft.blocked]).toEqual([[[first!.referenceCode, 2]], []]);
    const again = await ordersSome(copy);
    expect(linesOf(again)).toEqual(linesOf(order));
    expect((await reads(project)).products.byId[first!._id]?.ordered).toBe(2);
    const { rows } = await desk.server.pool.query<{ line_count: number }>(
      'select line_count from project where id = $1',
      [copy.id],
    );
    expect(rows[0]!.line_count).toBe(1);
  });

  it('keeps marks, sections and areas of what was ordered, and neither the others’ nor freight', async () => {
    const project = await createsProject();
    const add = async (part: string, body: object) =>
      (await desk.buyer.post<Project>(`/api/v1/projects/${project.id}/${part}`, body)).body;
    await add('sections', { name: 'Facade' });
    const parted = await add('sections', { name: 'Hall' });
    await add('free-lines', { text: 'Freight', quantity: 1, unitPrice: { amount: 5000, currency: 'EUR' } });
    const [first, second] = parted.products.orderedIds;
    const [facade, hall] = parted.structure!.sections;
    const arrange = (line: string, section: string, mark: string) =>
      desk.buyer.put<Project>(`/api/v1/projects/${project.id}/products/${line}`, {
        attributesToUpdate: { section, mark },
      });
    expect((await arrange(first!, facade!.id, 'A1')).status).toBe(200);
    expect((await arrange(second!, hall!.id, 'B2')).status).toBe(200);
    const now = await reads(project);
    const order = await ordersSome(now, { products: productsOf(now).filter(({ _id }) => _id === second) });
    const { body: copy } = await copies(project.id, order.orderId);
    expect(copy.structure).toMatchObject({ sections: [{ name: 'Hall' }], areas: [], freeLines: [] });
    expect(copy.products.byId[copy.products.orderedIds[0]!]).toMatchObject({
      ...{ mark: 'B2', section: hall!.id, quantity: 2 },
    });
  });

  it('is copied once under a key', async () => {
    const project = await createsProject();
    const order = await ordersSome(project);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => copies(project.id, order.orderId, key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  });

  it('leaves out what is another product by now', async () => {
    const project = await createsProject();
    const order = await ordersSome(project, { isHeld: true });
    const cancelled = await desk.buyer.post<Order>(`/api/v1/orders/${order.orderId}/cancellation`, {
      reason: 'Too early',
    });
    expect(cancelled.body.cancellation?.state).toBe('granted');
    const [first, second] = project.products.orderedIds;
    const { status } = await desk.buyer.put(`/api/v1/projects/${project.id}/products/${first}`, {
      attributesToUpdate: { choices: { ...almar.choices, temperature: '4' } },
    });
    expect(status).toBe(200);
    const { body: copy } = await copies(project.id, order.orderId);
    expect(linesOf(copy)).toEqual([[project.products.byId[second!]!.referenceCode, wall.quantity]]);
  });

  it('of another project, of nobody’s knowledge or of a stranger is not found, and nothing is copied', async () => {
    const project = await createsProject();
    const other = await createsProject([almar]);
    const order = await ordersSome(project);
    const stranger = await desk.server.as('specifier');
    const answers = [
      await copies(other.id, order.orderId),
      await copies(project.id, randomUUID()),
      await copies(project.id, order.orderId, {}, stranger),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await copies(project.id, 'no id')).status).toBe(400);
  });
});
