import type { OrderList } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';

const desk = openOrderDesk();
const { createsProject, orders } = desk;

describe('the list of orders', () => {
  it('is searched, filtered, sorted and paged', async () => {
    const importer = await desk.server.as('importer');
    for (const name of ['Aria', 'bodega 100', 'Città']) {
      const project = await createsProject([almar, wall], importer, name);
      const { body } = await orders(project, { internalOrderNumber: `${name} PO` }, {}, importer);
      if (name === 'Aria')
        await desk.server.pool.query('update "order" set status = 2 where id = $1', [body.order.orderId]);
    }
    const names = async (query: string) =>
      (await importer.get<OrderList>(`/api/v3/orders?${query}`)).body.docs.map(
        ({ projectName }) => projectName,
      );
    expect(await names('')).toEqual(['Città', 'bodega 100', 'Aria']);
    expect(await names('sortBy=NAME_ASC')).toEqual(['Aria', 'bodega 100', 'Città']);
    expect(await names('sortBy=UPDATED_OLDER&limit=2&page=2')).toEqual(['Città']);
    expect(await names('search=BODEGA')).toEqual(['bodega 100']);
    expect(await names('search=%25')).toEqual([]);
    expect(await names('status=2')).toEqual(['Aria']);
    const { body } = await importer.get<OrderList>('/api/v1/orders/filter?itemsPerPage=2');
    expect(body.meta).toEqual({ page: 1, itemsPerPage: 2, totalDocs: 3, totalPages: 2 });
    expect(body.docs[0]).toMatchObject({
      quantity: 5,
      pictures: [{ model: '2010', color: '30' }, { model: '2015' }],
    });
    expect((await importer.get('/api/v3/orders?status=9')).status).toBe(400);
  });
});
