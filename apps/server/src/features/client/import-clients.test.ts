import type { Project } from '@lucerna/contract';
import { startTestServer, type TestServer } from '@lucerna/testkit/server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folders } from '../../folders';
import { importClients } from './import-clients';

const made: string[] = [];
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => made.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A feed of these files. */
function feed(files: Readonly<Record<string, unknown>>): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-clients-'));
  made.push(folder);
  for (const [name, body] of Object.entries(files)) {
    writeFileSync(path.join(folder, name), typeof body === 'string' ? body : JSON.stringify(body, null, 1));
  }
  return folder;
}

const importing = (files: Readonly<Record<string, unknown>>) => importClients(server.pool, feed(files));

const lumen = { code: 'C-1001', name: 'Lumen', catalogId: 16, rateId: 10, discounts: { B: 50 } };

async function rows(sql: string): Promise<unknown[]> {
  const { rows: found } = await server.pool.query<{ row: unknown }>(
    `select to_json(t) as row from (${sql}) t`,
  );
  return found.map(({ row }) => row);
}

const clients = () =>
  rows('select code, name, withdrawn_at is not null as withdrawn from client order by code');

async function unitNet(): Promise<number | undefined> {
  const buyer = await server.as('distributor');
  const { body } = await buyer.post<{
    products: { byId: Record<string, { prices?: { unitNet: { amount: number } } }> };
  }>('/api/v1/projects', { name: 'Hotel', products: [{ model: '2010', quantity: 1 }] });
  return Object.values(body.products.byId)[0]?.prices?.unitNet.amount;
}

// An import is told to every node by a notification, which comes a moment after its commit.
const showsUnitNet = (cents: number) => expect.poll(unitNet).toBe(cents);

test('the demo starts with its clients, with addresses, contacts and those who look after them', async () => {
  expect(await clients()).toHaveLength(3);
  expect(
    await rows('select client_code, kind, city from client_address order by 1, position'),
  ).toContainEqual({
    client_code: 'C-1001',
    kind: 'delivery',
    city: 'Sant Andreu',
  });
  expect(await rows(`select email from client_manager where client_code = 'C-1002' order by 1`)).toEqual([
    { email: 'importer@lucerna.test' },
    { email: 'sales@lucerna.test' },
  ]);
});

test('a discount of the feed is the price of the client at once, and its absence the end of it', async () => {
  const gross = 15000;
  await showsUnitNet(gross * 0.65);
  const report = await importing({ 'clients.json': [lumen] });
  expect(report).toMatchObject({
    outcome: 'imported',
    clients: 1,
    added: 0,
    withdrawn: ['C-1002', 'U-2001'],
  });
  await showsUnitNet(gross * 0.5);
  expect(await clients()).toEqual([
    { code: 'C-1001', name: 'Lumen', withdrawn: false },
    { code: 'C-1002', name: 'Atelier Nord Architects', withdrawn: true },
    { code: 'U-2001', name: 'Harbor Light Showroom Inc.', withdrawn: true },
  ]);
});

test('who looks after a client stays where the feed says nothing of it', async () => {
  const managers = () => rows(`select email from client_manager where client_code = 'C-1001'`);
  expect(await managers()).toEqual([{ email: 'sales@lucerna.test' }]);
  await importing({ 'clients.json': [{ ...lumen, managers: ['Other@Example.test'] }] });
  expect(await managers()).toEqual([{ email: 'other@example.test' }]);
  await importing({ 'clients.json': [{ ...lumen, managers: [] }] });
  expect(await managers()).toEqual([]);
});

test('a withdrawn client orders nothing, and is back with the next feed that names it', async () => {
  const buyer = await server.as('distributor');
  const { body: project } = await buyer.post<Project>('/api/v1/projects', {
    name: 'Hotel',
    products: [{ model: '2010', quantity: 1 }],
  });
  await importing({ 'clients.json': [{ ...lumen, code: 'C-9' }] });
  await showsUnitNet(15000);
  const order = (projectId: string) =>
    buyer.post('/api/v1/orders/process', {
      projectId,
      products: project.products.orderedIds.map((_id) => ({
        ...{ _id, quantity: 1, referenceCode: '201010/1Z_10_200', unitNet: null },
      })),
    });
  const refused = await order(project.id);
  expect([refused.status, refused.body]).toMatchObject([422, { code: 'clientWithdrawn' }]);
  const unknown = await order('00000000-0000-4000-8000-000000000000');
  expect(unknown.status).toBe(404);
  expect((await importClients(server.pool, folders.clients)).withdrawn).toEqual(['C-9']);
  await showsUnitNet(9750);
});

test('CSV says the same as JSON', async () => {
  const report = await importing({
    'clients.csv':
      'code,name,catalogId,rateId,discounts,managers\nC-1001,"Müller & Söhne, Köln",16,10,A:40 B:42.5,one@example.test two@example.test\nC-2,Łódź,16,10,,\n',
    'addresses.csv': 'code,kind,street,city,country\nC-2,billing,Piotrkowska 1,Łódź,PL\n',
    'contacts.csv': 'code,name,email\nC-2,Office,\n',
  });
  expect(report).toMatchObject({ outcome: 'imported', clients: 2, added: 1, problems: [] });
  expect(
    await rows(`select c.name, d.sublevel, d.percent from client c join client_discount d on d.client_code = c.code
      where c.withdrawn_at is null order by 1, 2`),
  ).toEqual([
    { name: 'Müller & Söhne, Köln', sublevel: 'A', percent: 40 },
    { name: 'Müller & Söhne, Köln', sublevel: 'B', percent: 42.5 },
  ]);
  expect(await rows('select city from client_address')).toContainEqual({ city: 'Łódź' });
  expect(await rows(`select email from client_contact where client_code = 'C-2'`)).toEqual([{ email: null }]);
});

test.each([
  [
    'an unknown rate',
    { 'clients.json': [{ ...lumen, rateId: 99 }] },
    'clients.json:6 (client C-1001) rateId unknownRate',
  ],
  [
    'a sublevel that the price list has not',
    { 'clients.json': [{ ...lumen, discounts: { Q: 3 } }] },
    'clients.json:8 (client C-1001) discounts.Q unknownSublevel',
  ],
  [
    'a discount beyond everything',
    { 'clients.json': [{ ...lumen, discounts: { A: 101 } }] },
    'clients.json:8 (client C-1001) discounts.A range',
  ],
  ['a client twice', { 'clients.json': [lumen, lumen] }, 'clients.json:12 (client C-1001) code duplicate'],
  ['no client at all', { 'clients.json': [] }, 'clients.json:null (null) null clientsNone'],
  ['a file that ends too early', { 'clients.json': '[{' }, 'clients.json:1 (null) null syntax'],
  [
    'an address of a client that is not there',
    {
      'clients.csv': 'code,name,catalogId,rateId\nC-1,One,16,10\n',
      'addresses.csv': 'code,kind,street,city,country\nC-7,billing,Street 1,Town,DE\n',
    },
    'addresses.csv:2 (client C-7) code unknownClient',
  ],
  [
    'a number that is none',
    { 'clients.csv': 'code,name,catalogId,rateId\nC-1,One,16,ten\n' },
    'clients.csv:2 (client C-1) rateId type',
  ],
  [
    'a column that nobody knows',
    { 'clients.csv': 'code,name,catalogId,rateId,colour\nC-1,One,16,10,red\n' },
    'clients.csv:1 (null) colour unknownField',
  ],
])('%s refuses the feed with file, line and field, and changes nothing', async (_what, files, told) => {
  const before = await clients();
  const { outcome, problems } = await importing(files);
  const [first] = problems;
  expect([outcome, `${first!.file}:${first!.line} (${first!.key}) ${first!.field} ${first!.code}`]).toEqual([
    'refused',
    told,
  ]);
  expect(await clients()).toEqual(before);
});
