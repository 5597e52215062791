import type { CatalogueChanges, ErpResults, Order, Project } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { almar, both, byLine, openChangeLog, said } from '../../../test/change-log';

const log = openChangeLog();
const { lists, newProject, quotes } = log;

async function orders(project: Project, change: object = {}): Promise<Order> {
  const products = project.products.orderedIds.map((_id) => {
    const { quantity, referenceCode, prices } = project.products.byId[_id]!;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });
  const placed = await log.seller.post<{ order: Order }>('/api/v1/orders/process', {
    ...{ projectId: project.id, products },
    ...change,
  });
  expect(placed.status).toBe(200);
  return placed.body.order;
}

describe('the log of changes of projects and orders', () => {
  it('has prices of the catalogue that were taken over, of the lines that cost something else', async () => {
    const project = await newProject([almar, { model: '2015', quantity: 2 }]);
    const [cheap, same] = project.products.orderedIds;
    await log.server.pool.query(
      `update line_evaluation set evaluated_on = evaluated_on - 40,
         unit_gross = case when line_id = $2 then unit_gross / 2 else unit_gross end where project_id = $1`,
      [project.id, cheap],
    );
    await log.server.pool.query('update project set version = version + 1 where id = $1', [project.id]);
    const changes = `/api/v1/projects/${project.id}/catalogue-changes`;
    const { lines } = (await log.seller.get<CatalogueChanges>(changes)).body;
    expect(lines.map(({ _id }) => _id)).toEqual([cheap, same]);
    const products = lines.map(({ _id, after }) => ({ _id, unitGross: after?.prices?.unitGross }));
    expect((await log.seller.put(changes, { products })).status).toBe(200);
    const [entry] = (await lists({ project: project.id, area: 'prices' })).docs;
    expect(entry).toMatchObject({
      kind: 'pricesChanged',
      actor: { email: 'distributor@lucerna.test' },
      subject: { target: 'project', id: project.id, label: project.name },
    });
    const [change] = lines;
    expect(both(entry!, 'lines')).toEqual([2, 2]);
    expect(byLine(entry!.before, 'unitPrice')).toEqual([[cheap, change!.before.prices!.unitGross]]);
    expect(byLine(entry!.after, 'unitPrice')).toEqual([[cheap, change!.after!.prices!.unitGross]]);
    expect(change!.before.prices!.unitGross).not.toEqual(change!.after!.prices!.unitGross);
  });

  it.each([
    { isGranted: true, cancellation: 'granted', answer: 'Not begun yet' },
    { isGranted: false, cancellation: 'refused', answer: 'Built already' },
  ])('has a cancellation that was $cancellation', async ({ isGranted, cancellation, answer }) => {
    const project = await newProject();
    const order = await orders(project);
    const cancels = { reason: 'Built otherwise' };
    const asks = await log.seller.post(`/api/v1/orders/${order.orderId}/cancellation`, cancels);
    expect(asks.status).toBe(201);
    const { body } = await log.admin.post<ErpResults>('/api/v1/erp/messages', {
      messages: [
        {
          ...{ id: `log-${cancellation}`, kind: 'orderCancellation', at: '2026-11-24T08:00:00.000Z' },
          ...{ order: order.orderNumber, isGranted, answer },
        },
      ],
    });
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['taken']);
    const [entry] = (await lists({ project: project.id, area: 'orders' })).docs;
    expect(entry).toMatchObject({
      ...{ kind: 'orderCancellation', actor: null },
      subject: { target: 'order', id: order.orderId, label: order.orderNumber },
    });
    expect(both(entry!, 'cancellation')).toEqual(['asked', cancellation]);
    expect(both(entry!, 'reason')).toEqual([undefined, answer]);
  });

  it('tells an order from a quote of the same number', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    const order = await orders(project);
    // The series of quotes comes to the number of the order.
    await log.server.pool.query(
      `insert into event (kind, is_audit, subject_kind, subject_id, payload, area, label, after)
       select kind, is_audit, subject_kind, subject_id, payload, area, $1, after from event where payload ->> 'budget' = $2`,
      [order.orderNumber, quote.id],
    );
    const found = async (target?: string) => {
      const query = { project: project.id, subject: order.orderNumber, ...(target && { target }) };
      return (await lists(query)).docs.map(({ subject }) => [subject.target, subject.id, subject.label]);
    };
    const ofOrder = ['order', order.orderId, order.orderNumber];
    const ofQuote = ['quote', quote.id, order.orderNumber];
    expect(await found()).toEqual([ofQuote, ofOrder]);
    expect(await found('order')).toEqual([ofOrder]);
    expect(await found('quote')).toEqual([ofQuote]);
    expect(await found('project')).toEqual([]);
  });

  it('has an order from its placing to its shipment, by whom and from what state', async () => {
    const project = await newProject();
    const order = await orders(project, { isHeld: true });
    expect((await log.seller.put(`/api/v1/orders/${order.orderId}/release`)).status).toBe(200);
    const cancels = { reason: 'Built otherwise' };
    expect((await log.seller.post(`/api/v1/orders/${order.orderId}/cancellation`, cancels)).status).toBe(201);
    const about = { at: '2026-11-24T08:00:00.000Z', order: order.orderNumber, day: '2026-12-01' };
    const line = order.products.orderedIds[0]!;
    const { body } = await log.admin.post<ErpResults>('/api/v1/erp/messages', {
      messages: [
        { ...about, id: 'log-1', kind: 'orderState', status: 2 },
        {
          ...about,
          id: 'log-2',
          kind: 'shipment',
          shipment: 'LOG-1',
          lines: [{ line, quantity: 2 }],
        },
      ],
    });
    expect(body.results.map(({ outcome }) => outcome)).toEqual(['taken', 'taken']);
    const { docs } = await lists({ subject: order.orderNumber.toLowerCase(), area: 'orders' });
    expect(docs.map(({ area, kind }) => [area, kind])).toEqual(
      ['orderShipped', 'orderMoved', 'orderCancellation', 'orderReleased', 'orderPlaced'].map((kind) => [
        'orders',
        kind,
      ]),
    );
    const [shipped, moved, asked, released, placed] = docs;
    expect(said(placed!.after, 'total')).toEqual(order.totals!.net);
    expect(both(released!, 'held')).toEqual([true, false]);
    expect([...both(asked!, 'cancellation'), said(asked!.after, 'reason')]).toEqual([
      ...[undefined, 'asked', 'Built otherwise'],
    ]);
    expect([moved!.actor, ...both(moved!, 'status')]).toEqual([null, 1, 2]);
    expect([said(shipped!.after, 'shipment'), said(shipped!.after, 'pieces')]).toEqual(['LOG-1', 2]);
    expect(placed!.subject).toMatchObject({ target: 'order', id: order.orderId });
  });

  it('has members, with what they might do before', async () => {
    const project = await newProject();
    const members = `/api/v1/projects/${project.id}/members`;
    const email = 'specifier@lucerna.test';
    const guest = await log.server.as('specifier');
    const { id } = (await guest.get<{ id: string }>('/users/v1/account')).body;
    await log.seller.post(members, { email, role: 'viewer' });
    await log.seller.put(`${members}/${id}`, { role: 'editor' });
    await log.seller.del(`${members}/${id}`);
    const { docs } = await lists({ project: project.id, area: 'members' });
    expect(docs.map((entry) => both(entry, 'role'))).toEqual([
      ['editor', undefined],
      ['viewer', 'editor'],
      [undefined, 'viewer'],
    ]);
    expect(docs[0]).toMatchObject({
      person: email,
      subject: { target: 'project', id: project.id, label: project.name },
    });
  });

  it('has prices of lines without a product, added, changed and removed; what costs the same leaves nothing', async () => {
    const project = await newProject();
    const lines = `/api/v1/projects/${project.id}/free-lines`;
    const added = await log.seller.post(lines, {
      ...{ text: 'Freight', quantity: 1, unitPrice: { amount: 9_000, currency: 'EUR' } },
    });
    expect(added.status).toBe(201);
    const { rows } = await log.server.pool.query<{ id: string }>(
      `select id from project_free_line where project_id = $1`,
      [project.id],
    );
    const line = `${lines}/${rows[0]!.id}`;
    expect((await log.seller.put(line, { unitPrice: { amount: 9_900, currency: 'EUR' } })).status).toBe(200);
    expect((await log.seller.put(line, { position: 0 })).status).toBe(200);
    expect((await log.seller.del(line)).status).toBe(200);
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    const { docs } = await lists({ project: project.id, area: 'prices' });
    expect(docs.map((entry) => both(entry, 'unitPrice'))).toEqual([
      [euros(9_900), undefined],
      [euros(9_000), euros(9_900)],
      [undefined, euros(9_000)],
    ]);
  });
});
