import type { Order, UploadedFile } from '@lucerna/contract';
import type { TestUser } from '@lucerna/testkit/server';
import { expect, it } from 'vitest';
import { almar, openOrderDesk } from '../../../test/order-desk';

const desk = openOrderDesk();
const pdf = '%PDF-1.4\nan order';

async function upload(name: string, content = pdf, user: TestUser = desk.buyer) {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  const headers = { origin: desk.server.url };
  const sent = { method: 'POST', body: form, headers };
  const response = await user.raw('/api/v1/files/temp?domain=eproject&entity=request', sent);
  return { status: response.status, body: (await response.json()) as UploadedFile };
}

async function ordersWith(files: readonly string[], user = desk.buyer) {
  const project = await desk.createsProject([almar], user);
  return desk.orders(project, { files }, {}, user);
}

const reads = (user: TestUser, { orderId }: Order, fileId: string) =>
  user.raw(`/api/v1/orders/${orderId}/files/${fileId}`);

it('comes with an order, and is read by who reads that', async () => {
  const { body: file } = await upload('PO 77.pdf');
  const { status, body } = await ordersWith([file.id]);
  expect([status, body.order.files]).toEqual([200, [file]]);
  const { body: read } = await desk.buyer.get<Order>(`/api/v3/orders/${body.order.orderId}`);
  expect(read.files).toEqual([file]);
  const response = await reads(desk.buyer, body.order, file.id);
  expect([response.status, await response.text()]).toEqual([200, pdf]);
  expect(response.headers.get('content-disposition')).toContain('PO%2077.pdf');
  expect((await reads(await desk.server.as('sales'), body.order, file.id)).status).toBe(200);
  expect((await reads(await desk.server.as('importer'), body.order, file.id)).status).toBe(404);
  expect((await reads(desk.server.anyone(), body.order, file.id)).status).toBe(401);
});

it('stays with its order: it is neither removed nor given to another one, also by a repeat', async () => {
  const { body: file } = await upload('PO 78.pdf');
  const project = await desk.createsProject([almar]);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { body } = await desk.orders(project, { files: [file.id] }, key);
  const again = await desk.orders(project, { files: [file.id] }, key);
  expect(again.body.order.files).toEqual(body.order.files);
  expect((await desk.buyer.del(`/api/v1/files/temp/${file.id}`)).status).toBe(404);
  const { body: other } = await ordersWith([]);
  expect((await reads(desk.buyer, other.order, file.id)).status).toBe(404);
  const { status, body: refused } = await ordersWith([file.id]);
  expect([status, refused]).toMatchObject([422, { code: 'fileGone' }]);
});

it('is the buyer’s own: what somebody else sent, or nobody, is refused, and nothing is ordered', async () => {
  const sales = await desk.server.as('sales');
  const { body: foreign } = await upload('PO 79.pdf', pdf, sales);
  for (const id of [foreign.id, crypto.randomUUID()]) {
    const project = await desk.createsProject([almar]);
    const { status, body } = await desk.orders(project, { files: [id] });
    expect([status, body]).toMatchObject([422, { code: 'fileGone' }]);
    expect((await desk.reads(project)).status).toBe(1);
    const { body: list } = await desk.buyer.get<{ docs: unknown[] }>(
      `/api/v1/orders/by-project/${project.id}`,
    );
    expect(list.docs).toEqual([]);
  }
});

it('is what its name says', async () => {
  expect((await upload('PO 80.pdf', 'no document')).status).toBe(422);
  const many = Array.from({ length: 11 }, () => crypto.randomUUID());
  expect((await ordersWith(many)).status).toBe(400);
});
