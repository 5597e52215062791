import { socketPath, type ErpOrder, type ErpResults, type Order, type OrderNotice } from '@lucerna/contract';
import { letterTo, lettersTo } from '@lucerna/testkit/letters';
import fc from 'fast-check';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { io as connect } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { almar, openOrderDesk, wall } from '../../../test/order-desk';
import { openHttpErp } from '../../erp/http-erp';

const desk = openOrderDesk();

/** A moment of the ERP, so many minutes after its first one. */
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 24, 8, minutes)).toISOString();

let last = 0;
const nextId = () => `m-${(last += 1)}`;

async function sends(...messages: readonly object[]): Promise<ErpResults['results']> {
  const admin = await desk.server.as('admin');
  const { status, body } = await admin.post<ErpResults>('/api/v1/erp/messages', { messages });
  expect(status).toBe(200);
  return body.results;
}

async function places(name: string, products: readonly object[] = [almar, wall]): Promise<Order> {
  const { body } = await desk.orders(await desk.createsProject(products, desk.buyer, name));
  return body.order;
}

const reads = async (orderId: string) => (await desk.buyer.get<Order>(`/api/v3/orders/${orderId}`)).body;

const stateOf = (order: Order, status: number, day: string, minutes: number) => ({
  ...{ id: nextId(), at: at(minutes), kind: 'orderState', order: order.orderNumber },
  ...{ status, day },
});
const shipmentOf = (order: Order, shipment: string, quantity: number, minutes = 0) => ({
  ...{ id: nextId(), at: at(minutes), kind: 'shipment', order: order.orderNumber, shipment },
  ...{ day: '2026-12-10', carrier: 'Road', lines: [{ line: order.products.orderedIds[0]!, quantity }] },
});

describe('what the ERP tells of an order', () => {
  it('moves it on with its days, by mail to who placed it, and never back', async () => {
    const order = await places('Moved on');
    const email = 'distributor@lucerna.test';
    const confirmation = await letterTo(desk.server.url, email);
    expect(confirmation.text).toContain(order.orderNumber);
    expect(confirmation.text).toContain(`/order/${order.orderId}`);
    expect(await sends(stateOf(order, 2, '2026-11-25', 1))).toMatchObject([{ outcome: 'taken' }]);
    const letter = await letterTo(desk.server.url, email, 2);
    expect(letter.subject).toContain(order.orderNumber);
    expect(letter.text).toContain(`/order/${order.orderId}`);
    expect(await sends(stateOf(order, 4, '2026-12-20', 3))).toMatchObject([{ outcome: 'taken' }]);
    expect(await sends(stateOf(order, 3, '2026-12-01', 2))).toMatchObject([{ outcome: 'late' }]);
    const read = await reads(order.orderId);
    expect(read.status).toBe(4);
    expect(read.history).toEqual([
      { status: 2, day: '2026-11-25' },
      { status: 3, day: '2026-12-01' },
      { status: 4, day: '2026-12-20' },
    ]);
  });

  it('that comes late gives a state its day before the eyes of whoever has the order open, and writes no letter', async () => {
    const order = await places('Late day');
    const cookie = [...desk.buyer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(desk.server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie },
    });
    const told: OrderNotice[] = [];
    socket.on('order', (notice: OrderNotice) => void (notice.id === order.orderId && told.push(notice)));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const states = () => told.map(({ change, status }) => `${change} ${status}`);
    await sends(stateOf(order, 3, '2026-12-01', 2));
    expect(await sends(stateOf(order, 2, '2026-11-25', 1))).toMatchObject([{ outcome: 'late' }]);
    await expect.poll(states, { timeout: 10_000 }).toEqual(['state 3', 'state 3']);
    expect(await sends(stateOf(order, 3, '2026-12-02', 3))).toMatchObject([{ outcome: 'taken' }]);
    await expect.poll(states, { timeout: 10_000 }).toEqual(['state 3', 'state 3', 'state 3']);
    // An older word of a day that is kept already shows nothing new.
    expect(await sends(stateOf(order, 2, '2026-11-20', 0))).toMatchObject([{ outcome: 'late' }]);
    socket.close();
    expect(states()).toHaveLength(3);
    expect((await reads(order.orderId)).history).toEqual([
      { status: 2, day: '2026-11-25' },
      { status: 3, day: '2026-12-02' },
    ]);
    // Placed, in production and shipped; one about a day would have come before the last of them.
    await sends(shipmentOf(order, 'S-late-day', 1));
    const letters = async () => {
      const all = await lettersTo(desk.server.url, 'distributor@lucerna.test');
      return all.filter(({ subject }) => subject.includes(order.orderNumber));
    };
    await expect.poll(async () => (await letters()).length, { timeout: 10_000 }).toBe(3);
  });

  it('counts once under its id, and a refused one may come again put right', async () => {
    const order = await places('Once');
    const message = shipmentOf(order, 'S-once', 1);
    const wrong = { ...message, lines: [] };
    expect(await sends(wrong)).toMatchObject([
      { id: message.id, outcome: 'refused', problems: [{ code: 'erpField', data: { field: 'lines' } }] },
    ]);
    expect((await sends(message, message)).map(({ outcome }) => outcome)).toEqual(['taken', 'repeated']);
    const other = { ...message, day: '2026-12-11' };
    expect(await sends(other)).toMatchObject([{ outcome: 'refused', problems: [{ code: 'erpSameId' }] }]);
    expect((await reads(order.orderId)).shipments).toEqual([
      {
        ...{ number: 'S-once', day: '2026-12-10', carrier: 'Road', tracking: null, trackingUrl: null },
        products: [{ _id: order.products.orderedIds[0], quantity: 1 }],
      },
    ]);
  });

  it('is reported where it cannot hold, and keeps none of the others out', async () => {
    const order = await places('Reported');
    const admin = await desk.server.as('admin');
    const foreign = { ...stateOf(order, 3, '2026-12-01', 1), order: '1999-000001' };
    const line = { ...shipmentOf(order, 'S-foreign', 1), lines: [{ line: order.orderId, quantity: 1 }] };
    const results = await sends(
      foreign,
      { kind: 'song', id: 'x'.repeat(300), note: 'half \ud800 and \u0000' },
      { ...stateOf(order, 2, 'tomorrow', 1), more: true },
      line,
      stateOf(order, 2, '2026-11-26', 1),
    );
    expect(results.map(({ outcome, problems }) => [outcome, ...problems.map(({ code }) => code)])).toEqual([
      ['unknown', 'erpOrderUnknown'],
      ['refused', 'erpKind'],
      ['refused', 'erpField', 'erpField'],
      ['unknown', 'erpLineUnknown'],
      ['taken'],
    ]);
    interface Troubles {
      docs: { id: string; message: string; outcome: string }[];
      meta: { totalDocs: number };
    }
    const list = async () => (await admin.get<Troubles>('/api/v1/erp/messages?search=1999-000001')).body;
    const [trouble] = (await list()).docs;
    expect(trouble).toMatchObject({ message: foreign.id, outcome: 'unknown' });
    const retry = await admin.post(`/api/v1/erp/messages/${trouble!.id}/retry`);
    expect(retry.body).toMatchObject({ outcome: 'unknown' });
    await desk.server.pool.query('update "order" set number = $1 where id = $2', [
      '1999-000001',
      order.orderId,
    ]);
    expect((await admin.post(`/api/v1/erp/messages/${trouble!.id}/retry`)).body).toMatchObject({
      outcome: 'taken',
    });
    expect((await list()).meta.totalDocs).toBe(0);
  });

  it('is refused of a shipment of more pieces than its line has, and may come again put right', async () => {
    const order = await places('Shipped too many');
    const { quantity } = order.products.byId[order.products.orderedIds[0]!]!;
    const wrong = shipmentOf(order, `S ${order.orderNumber}`, quantity + 1);
    expect(await sends(wrong)).toMatchObject([
      { outcome: 'refused', problems: [{ code: 'erpShippedTooMany', data: { most: quantity } }] },
    ]);
    expect((await reads(order.orderId)).shipments).toEqual([]);
    const right = { ...shipmentOf(order, `S ${order.orderNumber}`, quantity), id: wrong.id };
    expect(await sends(right)).toMatchObject([{ outcome: 'taken' }]);
    const shipped = await reads(order.orderId);
    expect([shipped.shipments.length, shipped.mayCancel]).toEqual([1, false]);
    const asked = await desk.buyer.post(`/api/v1/orders/${order.orderId}/cancellation`, { reason: 'Late' });
    expect([asked.status, asked.body]).toMatchObject([422, { code: 'orderLeft' }]);
  });

  it('comes to one state, in whatever order and however often the messages arrive', async () => {
    const order = await places('Any order');
    const number = order.orderNumber;
    const messages = [
      stateOf(order, 2, '2026-11-25', 1),
      stateOf(order, 2, '2026-11-26', 2),
      stateOf(order, 3, '2026-12-01', 3),
      stateOf(order, 4, '2026-12-20', 9),
      shipmentOf(order, `A ${number}`, 1, 4),
      shipmentOf(order, `A ${number}`, 2, 5),
      shipmentOf(order, `B ${number}`, 1, 6),
    ];
    const expected = {
      status: 4,
      history: [
        { status: 2, day: '2026-11-26' },
        { status: 3, day: '2026-12-01' },
        { status: 4, day: '2026-12-20' },
      ],
      shipments: [
        { number: `A ${number}`, products: [{ quantity: 2 }] },
        { number: `B ${number}`, products: [{ quantity: 1 }] },
      ],
    };
    const arrivals = fc.shuffledSubarray([...messages, ...messages.slice(0, 3)], { minLength: 10 });
    await fc.assert(
      fc.asyncProperty(arrivals, async (arriving) => {
        await desk.server.pool.query('delete from erp_message where about like $1', [`%${number}`]);
        await desk.server.pool.query('delete from order_state where order_id = $1', [order.orderId]);
        await desk.server.pool.query('delete from shipment where order_id = $1', [order.orderId]);
        await desk.server.pool.query('update "order" set status = 1 where id = $1', [order.orderId]);
        await Promise.all([sends(...arriving.slice(0, 5)), sends(...arriving.slice(5))]);
        expect(await reads(order.orderId)).toMatchObject(expected);
      }),
      { numRuns: 15 },
    );
  });

  it('is for nobody without backoffice', async () => {
    const { status } = await desk.buyer.post('/api/v1/erp/messages', { messages: [{}] });
    expect(status).toBe(403);
    expect((await desk.buyer.get('/api/v1/erp/orders')).status).toBe(403);
  });
});

describe('orders to the ERP', () => {
  /** What the ERP got, and how it answers: one answer each in turn, then 200. */
  const got: { key: string | undefined; token: string | undefined; order: ErpOrder }[] = [];
  let answersOfErp: number[] = [];
  const erp = http.createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const order = JSON.parse(Buffer.concat(parts).toString()) as ErpOrder;
      const { 'idempotency-key': key, authorization: token } = request.headers;
      got.push({ key: key?.toString(), token, order });
      const status = answersOfErp.shift() ?? 200;
      response.writeHead(status).end(status === 422 ? 'Unknown client' : '');
    });
  });

  beforeAll(async () => {
    await new Promise<void>((listening) => erp.listen(0, '127.0.0.1', listening));
    const { port } = erp.address() as AddressInfo;
    const url = `http://127.0.0.1:${port}/orders`;
    Object.assign(desk.server.ctx, { erp: openHttpErp({ url, token: 'a token of the ERP' }) });
  });
  afterAll(() => erp.close());

  interface Unsent {
    docs: { orderId: string; attempts: number; nextTryAt: string | null; reason: string | null }[];
  }
  const unsent = async (order: Order) => {
    const admin = await desk.server.as('admin');
    return (await admin.get<Unsent>(`/api/v1/erp/orders?search=${order.orderNumber}`)).body.docs;
  };
  const offersOf = ({ orderId }: Order) => got.filter(({ order }) => order.orderId === orderId);

  it('go out once they are placed, with their lines, under their id', async () => {
    const order = await places('Goes out');
    await expect.poll(() => offersOf(order).length).toBe(1);
    const [{ key, token, order: sent }] = offersOf(order) as [(typeof got)[0]];
    expect([key, token]).toEqual([order.orderId, 'Bearer a token of the ERP']);
    expect(sent).toMatchObject({ orderNumber: order.orderNumber, clientCode: order.clientCode });
    expect(sent.lines.map(({ line, quantity }) => [line, quantity])).toEqual(
      order.products.orderedIds.map((id) => [id, order.products.byId[id]!.quantity]),
    );
    expect(sent.lines.reduce((sum, line) => sum + line.unitNet * line.quantity, 0)).toBe(sent.totalNet);
    await expect.poll(() => unsent(order)).toEqual([]);
  });

  it('are cancelled by the ERP once it has them, and by those who sell while it has not', async () => {
    const sales = await desk.server.as('sales');
    const decides = ({ orderId }: Order, isGranted: boolean) =>
      sales.put<Order>(`/api/v1/orders/${orderId}/cancellation`, { isGranted });
    const asks = ({ orderId }: Order) =>
      desk.buyer.post<Order>(`/api/v1/orders/${orderId}/cancellation`, { reason: 'Too many' });
    const taken = await places('With the ERP');
    await expect.poll(() => unsent(taken)).toEqual([]);
    await asks(taken);
    expect(await decides(taken, true)).toMatchObject({ status: 422, body: { code: 'orderWithErp' } });
    expect((await decides(taken, false)).body.cancellation).toMatchObject({ state: 'refused' });
    answersOfErp = [422];
    const refused = await places('Refused and called off');
    await expect.poll(() => unsent(refused)).toMatchObject([{ nextTryAt: null }]);
    await asks(refused);
    expect((await decides(refused, true)).body.cancellation).toMatchObject({ state: 'granted' });
    expect(await unsent(refused)).toEqual([]);
    answersOfErp = [503];
    const unknown = await places('Offered, and no answer');
    await expect.poll(async () => (await unsent(unknown))[0]?.reason).toBe('503');
    await asks(unknown);
    expect(await decides(unknown, true)).toMatchObject({ status: 422, body: { code: 'orderWithErp' } });
  });

  it('wait while the ERP is away, and are offered again when somebody asks', async () => {
    answersOfErp = [503];
    const order = await places('Away');
    await expect.poll(async () => (await unsent(order))[0]?.reason).toBe('503');
    expect(await unsent(order)).toMatchObject([{ attempts: 1, nextTryAt: expect.any(String) as string }]);
    const admin = await desk.server.as('admin');
    expect((await admin.post(`/api/v1/erp/orders/${order.orderId}/send`)).status).toBe(202);
    await expect.poll(() => unsent(order)).toEqual([]);
    expect(new Set(offersOf(order).map(({ key }) => key))).toEqual(new Set([order.orderId]));
  });

  it('that are refused are told with the reason, and not offered again by themselves', async () => {
    answersOfErp = [422];
    const order = await places('Refused');
    await expect.poll(() => unsent(order)).toMatchObject([{ nextTryAt: null, reason: '422 Unknown client' }]);
    await places('Another one');
    await expect.poll(() => got.at(-1)?.order.orderId !== order.orderId).toBe(true);
    expect(offersOf(order)).toHaveLength(1);
  });
});
