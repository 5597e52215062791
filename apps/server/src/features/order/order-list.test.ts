import type { OrderList } from '@lucerna/contract';
import type { TestUser } from '@lucerna/testkit/server';
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
    expect(await names('search=citta po')).toEqual(['Città']);
    expect(await names('search=odeg&status=1')).toEqual(['bodega 100']);
    expect(await names('search=odeg&status=2')).toEqual([]);
    expect(await names('status=2')).toEqual(['Aria']);
    const { body } = await importer.get<OrderList>('/api/v1/orders/filter?itemsPerPage=2');
    expect(body.meta).toEqual({ page: 1, itemsPerPage: 2, totalDocs: 3, totalPages: 2 });
    expect(body.docs[0]).toMatchObject({
      quantity: 5,
      pictures: [{ model: '2010', color: '30' }, { model: '2015' }],
    });
    expect((await importer.get('/api/v3/orders?status=9')).status).toBe(400);
  });

  it('is that of the projects whose orders one may read, however one stands to them, each order once', async () => {
    const buyer = await desk.server.as('distributor');
    const project = await createsProject([almar], buyer, 'Found by relation');
    expect((await orders(project, {}, {}, buyer)).status).toBe(200);
    const seen = async (user: TestUser, query = '') =>
      (await user.get<OrderList>(`/api/v3/orders?limit=50${query}`)).body.docs.filter(
        ({ projectName }) => projectName === 'Found by relation',
      ).length;
    const sales = await desk.server.as('sales');
    const { pool } = desk.server;
    await pool.query('update project set client_code = null where id = $1', [project.id]);
    expect([await seen(buyer), await seen(sales)]).toEqual([1, 0]);
    const email = (await sales.get<{ email: string }>('/users/v1/account')).body.email;
    await pool.query(`insert into client (code, catalog_id, name, rate_id) values ('B-1', 16, 'Bench', 10)`);
    await pool.query(`insert into client_manager select 'B-1', $1`, [email]);
    await pool.query(`update project set client_code = 'B-1' where id = $1`, [project.id]);
    expect([await seen(sales), await seen(sales, '&search=found relation')]).toEqual([1, 1]);
    const { id } = (await sales.get<{ id: string }>('/users/v1/account')).body;
    await pool.query('update project set owner_id = $2, client_code = null where id = $1', [project.id, id]);
    expect([await seen(sales), await seen(sales, '&search=relation'), await seen(buyer)]).toEqual([1, 1, 1]);
  });
});
