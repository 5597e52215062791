import type { Order, OrderDraft, Project } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';

interface Answer {
  availability: { available: boolean; delayedTo?: string };
}

it('what is delayed is promised no earlier by availability, by the draft and by the order', async () => {
  const server = await startTestServer();
  // The finish is offered since the day before, and comes later than its three weeks of lead time.
  server.ctx.today = () => '2027-03-02';
  const sheet = server.ctx.catalogue.current().modelSheet(16, '2100');
  const finish = sheet?.variations.find((each) => each.availability?.expected === '15/03/2027');
  Object.assign(finish?.availability ?? {}, { expected: '15/06/2027' });
  const buyer = await server.as('distributor');
  const made = await buyer.post<Project>('/api/v1/projects', {
    name: 'Late',
    products: [{ model: '2100', choices: { color: '50' }, quantity: 3 }],
  });
  const project = made.body;
  const [_id = ''] = project.products.orderedIds;
  const line = project.products.byId[_id]!;
  const { body } = await buyer.post<Answer[]>('/api/v1/availability', {
    products: [{ reference: line.referenceCode, quantity: 3 }],
  });
  expect(body[0]?.availability).toEqual({ available: true, delayedTo: '15/06/2027' });

  const draft = await buyer.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
  const planned = draft.body.products.byId[_id]!.availability;
  expect(planned.delayedTo).toBe('15/06/2027');
  expect(planned.shippingDate).toBe('2027-06-15');

  const order = (wanted: object) =>
    buyer.post<{ order: Order; code?: string; details?: object }>('/api/v1/orders/process', {
      projectId: project.id,
      products: [
        { _id, quantity: 3, referenceCode: line.referenceCode, unitNet: line.prices?.unitNet ?? null },
      ],
      ...wanted,
    });
  const early = await order({ shippingDate: '2027-04-15' });
  expect([early.status, early.body]).toMatchObject([
    422,
    { code: 'shippingTooEarly', details: { earliest: '2027-06-15' } },
  ]);
  const { body: processed } = await order({});
  const days = Object.values(processed.order.products.byId).map((each) => each.availability.shippingDate);
  expect([processed.order.shippingDate, ...days]).toEqual(['2027-06-15', '2027-06-15']);
});
