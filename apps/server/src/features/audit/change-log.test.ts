import type { Budget, ChangeEntry, ErpResults, Order, Project, QuoteLink } from '@lucerna/contract';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sweepEvents } from '../../database/events';
import { importClients } from '../client';

let server: TestServer;
let admin: TestUser;
let seller: TestUser;
beforeAll(async () => {
  server = await startTestServer();
  [admin, seller] = await Promise.all([server.as('admin'), server.as('distributor')]);
});

interface Listed {
  readonly docs: readonly ChangeEntry[];
  readonly next: number | null;
}
interface Answered {
  readonly entries: readonly ChangeEntry[];
  readonly next: number | null;
}

const almar = {
  model: '2010',
  choices: { color: '30', temperature: '2', control: 'B' },
  quantity: 3,
};

async function lists(query: Readonly<Record<string, string | number>>, user = admin): Promise<Listed> {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) asked.set(name, String(value));
  const { entries: docs, next } = (await user.get<Answered>(`/api/v1/changes?${asked.toString()}`)).body;
  return { docs, next };
}

let projects = 0;
async function newProject(): Promise<Project> {
  const name = `Museum ${(projects += 1)}`;
  return (await seller.post<Project>('/api/v1/projects', { name, products: [almar] })).body;
}

async function quotes(project: Project, change: object = {}): Promise<Budget> {
  const products = project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));
  const made = await seller.post<Budget>('/api/v2/budget', {
    projectId: project.id,
    products,
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body;
}

const moves = (quote: Budget, state: string) => seller.put(`/api/v1/budget/${quote.id}/state`, { state });

async function revises(quote: Budget, change: object): Promise<Budget> {
  const products = quote.products.map(({ _id, quantity }) => ({ _id, quantity, discount: 10 }));
  const made = await seller.post<Budget>(`/api/v1/budget/${quote.id}/revise`, {
    products,
    ...change,
  });
  expect(made.status).toBe(201);
  return made.body;
}

async function orders(project: Project, change: object = {}): Promise<Order> {
  const products = project.products.orderedIds.map((_id) => {
    const { quantity, referenceCode, prices } = project.products.byId[_id]!;
    return { _id, quantity, referenceCode, unitNet: prices?.unitNet ?? null };
  });
  const placed = await seller.post<{ order: Order }>('/api/v1/orders/process', {
    ...{ projectId: project.id, products },
    ...change,
  });
  expect(placed.status).toBe(200);
  return placed.body.order;
}

/** What a side says under a name. */
const said = (side: ChangeEntry['before'], name: string) =>
  [...(side?.facts ?? []), ...(side?.prices ?? [])].find((each) => each.name === name)?.value;
const both = ({ before, after }: ChangeEntry, name: string) => [said(before, name), said(after, name)];

describe('the log of changes', () => {
  it('has each revision of a quote with what it was before, and its discounts apart', async () => {
    const project = await newProject();
    const first = await quotes(project);
    const second = await revises(first, { discount: 5 });
    const { docs } = await lists({ project: project.id });
    expect(docs.map(({ area, kind }) => [area, kind])).toEqual([
      ['discounts', 'discountsChanged'],
      ['quotes', 'budgetMade'],
      ['quotes', 'budgetMade'],
    ]);
    const [discounts, revision, begun] = docs;
    expect(begun).toMatchObject({
      before: null,
      actor: { email: 'distributor@lucerna.test' },
      subject: { target: 'quote', id: first.id, projectId: project.id, label: first.budgetNumber },
    });
    expect(said(begun!.after, 'total')).toEqual(first.totalNet);
    expect(both(revision!, 'revision')).toEqual([1, 2]);
    expect(both(revision!, 'total')).toEqual([first.totalNet, second.totalNet]);
    expect(both(discounts!, 'discount')).toEqual([undefined, 5]);
    expect(both(discounts!, 'lineDiscount')).toEqual([undefined, 10]);
    expect(discounts!.after!.prices.find(({ name }) => name === 'lineDiscount')?.of).toBe(
      second.products[0]!.referenceCode,
    );
  });

  it('has links and what a client decides by them, with the name that was given and without the secret', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    await moves(quote, 'sent');
    const links = `/api/v1/budget/${quote.id}/links`;
    const { body: link } = await seller.post<QuoteLink>(links, { recipient: 'client@hotel.test' });
    const { body: other } = await seller.post<QuoteLink>(links, {});
    await seller.del(`${links}/${other.id}`);
    const accepted = await server.anyone().post(`/api/v1/quote-links/${link.token}/acceptance`, {
      ...{ name: 'Ada Berg', orderNumber: 'PO 7', fileId: null },
    });
    expect(accepted.status).toBe(201);
    const { docs } = await lists({ project: project.id });
    expect(docs.map(({ area, kind }) => [area, kind]).slice(0, 4)).toEqual([
      ['acceptances', 'budgetMoved'],
      ['links', 'budgetLinked'],
      ['links', 'budgetLinked'],
      ['links', 'budgetLinked'],
    ]);
    const [decision, revoked, , made] = docs;
    expect(decision!.actor).toBeNull();
    expect([
      ...both(decision!, 'state'),
      said(decision!.after, 'name'),
      said(decision!.after, 'orderNumber'),
    ]).toEqual(['sent', 'accepted', 'Ada Berg', 'PO 7']);
    expect(both(revoked!, 'linkState')).toEqual(['open', 'revoked']);
    expect([made!.before, said(made!.after, 'recipient')]).toEqual([null, 'client@hotel.test']);
    const { rows } = await server.pool.query<{ all: string }>(
      `select string_agg(e::text, '') as all from event e`,
    );
    expect(rows[0]!.all).not.toContain(link.token);
  });

  it('has an approval with who gave it', async () => {
    const project = await newProject();
    const quote = await quotes(project, { discount: 95 });
    const members = `/api/v1/projects/${project.id}/members`;
    expect((await seller.post(members, { email: 'admin@lucerna.test', role: 'editor' })).status).toBe(201);
    const approved = await admin.put(`/api/v1/budget/${quote.id}/approval`);
    expect(approved.status).toBe(200);
    const [entry] = (await lists({ project: project.id, area: 'discounts' })).docs;
    expect(entry).toMatchObject({ kind: 'budgetApproved', actor: { email: 'admin@lucerna.test' } });
    expect([said(entry!.before, 'approvedBy'), said(entry!.after, 'discount')]).toEqual([undefined, 95]);
  });

  it('has an order from its placing to its shipment, by whom and from what state', async () => {
    const project = await newProject();
    const order = await orders(project, { isHeld: true });
    expect((await seller.put(`/api/v1/orders/${order.orderId}/release`)).status).toBe(200);
    const cancels = { reason: 'Built otherwise' };
    expect((await seller.post(`/api/v1/orders/${order.orderId}/cancellation`, cancels)).status).toBe(201);
    const about = { at: '2026-11-24T08:00:00.000Z', order: order.orderNumber, day: '2026-12-01' };
    const line = order.products.orderedIds[0]!;
    const { body } = await admin.post<ErpResults>('/api/v1/erp/messages', {
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
    const guest = await server.as('specifier');
    const { id } = (await guest.get<{ id: string }>('/users/v1/account')).body;
    await seller.post(members, { email, role: 'viewer' });
    await seller.put(`${members}/${id}`, { role: 'editor' });
    await seller.del(`${members}/${id}`);
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
    const added = await seller.post(lines, {
      ...{ text: 'Freight', quantity: 1, unitPrice: { amount: 9_000, currency: 'EUR' } },
    });
    expect(added.status).toBe(201);
    const { rows } = await server.pool.query<{ id: string }>(
      `select id from project_free_line where project_id = $1`,
      [project.id],
    );
    const line = `${lines}/${rows[0]!.id}`;
    expect((await seller.put(line, { unitPrice: { amount: 9_900, currency: 'EUR' } })).status).toBe(200);
    expect((await seller.put(line, { position: 0 })).status).toBe(200);
    expect((await seller.del(line)).status).toBe(200);
    const euros = (amount: number) => ({ amount, currency: 'EUR' });
    const { docs } = await lists({ project: project.id, area: 'prices' });
    expect(docs.map((entry) => both(entry, 'unitPrice'))).toEqual([
      [euros(9_900), undefined],
      [euros(9_000), euros(9_900)],
      [undefined, euros(9_000)],
    ]);
  });

  it('has the clients that an import changed, added or withdrew, and the catalogue that came in', async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'lucerna-clients-'));
    const imports = async (...clients: readonly object[]) => {
      writeFileSync(path.join(folder, 'clients.json'), JSON.stringify(clients));
      const report = await importClients(server.pool, folder);
      expect(report.problems).toEqual([]);
    };
    const one = {
      code: 'LOG-1',
      name: 'Light House',
      catalogId: 16,
      rateId: 10,
      discounts: { B: 50 },
    };
    const two = { ...one, code: 'LOG-2' };
    const demo = { code: 'C-1001', name: 'Lumen', catalogId: 16, rateId: 10, discounts: { B: 40 } };
    await imports(demo, one, two);
    await imports(demo, { ...one, discounts: { B: 45 } });
    rmSync(folder, { recursive: true, force: true });
    const { docs } = await lists({ area: 'clients', subject: 'log-' });
    expect(docs.map(({ subject, before }) => [subject.target, subject.label, before === null])).toEqual([
      ['client', 'LOG-2', false],
      ['client', 'LOG-1', false],
      ['client', 'LOG-2', true],
      ['client', 'LOG-1', true],
    ]);
    const [withdrawn, changed] = docs;
    expect(both(withdrawn!, 'clientState')).toEqual(['active', 'withdrawn']);
    expect(both(changed!, 'clientDiscount')).toEqual([50, 45]);
    const catalogues = (await lists({ area: 'prices' })).docs.filter(
      ({ kind }) => kind === 'catalogueImported',
    );
    expect(said(catalogues.at(-1)!.after, 'revision')).toBe(1);
  });

  it('is filtered by who, what and when, and its pages follow each other without counting', async () => {
    const project = await newProject();
    for (let turn = 0; turn < 5; turn += 1) await quotes(project);
    const query = {
      project: project.id,
      who: 'DISTRIBUTOR@lucerna.test',
      area: 'quotes',
      limit: 2,
    };
    const ids: number[] = [];
    let next: number | null = null;
    do {
      const page: Listed = await lists({ ...query, ...(next !== null && { before: next }) });
      ids.push(...page.docs.map(({ id }) => id));
      ({ next } = page);
    } while (next !== null);
    expect(ids).toHaveLength(5);
    expect(ids).toEqual([...new Set(ids)].sort((one, other) => other - one));
    expect((await lists({ ...query, who: 'nobody@lucerna.test' })).docs).toEqual([]);
    expect((await lists({ ...query, to: '2001-01-01' })).docs).toEqual([]);
    expect((await lists({ ...query, from: '2001-01-01' })).docs).toHaveLength(2);
    expect((await lists({ ...query, from: '0000-01-01', to: '9999-12-31' })).docs).toHaveLength(2);
    expect((await lists({ subject: '%' })).docs).toEqual([]);
  });

  it('is read by administrators only, and without prices where one may not see them', async () => {
    for (const role of ['distributor', 'sales', 'specifier', 'apiUser'] as const) {
      expect((await (await server.as(role)).get('/api/v1/changes')).status).toBe(403);
    }
    expect((await server.anyone().get('/api/v1/changes')).status).toBe(401);
    const project = await newProject();
    await quotes(project, { discount: 7 });
    await server.pool.query(`delete from role_privilege where role_id = 9 and privilege = 'price.view'`);
    server.frame.viewers.forgetAll();
    try {
      const blind = await server.as('admin');
      const { docs } = await lists({ project: project.id }, blind);
      expect(docs.map(({ kind }) => kind)).toEqual(['discountsChanged', 'budgetMade']);
      expect(
        docs.flatMap(({ before, after }) => [...(before?.prices ?? []), ...(after?.prices ?? [])]),
      ).toEqual([]);
      expect(JSON.stringify(docs)).not.toContain('amount');
    } finally {
      await server.pool.query(`insert into role_privilege (role_id, privilege) values (9, 'price.view')`);
      server.frame.viewers.forgetAll();
    }
  });

  it('leaves nothing of what was refused, and nothing of prices where a quote shows none', async () => {
    const project = await newProject();
    const bad = await seller.post('/api/v2/budget', {
      ...{ projectId: project.id, validUntil: '2001-01-01' },
      products: project.products.orderedIds.map((_id) => ({ _id, discount: 0 })),
    });
    expect(bad.status).toBe(422);
    expect((await lists({ project: project.id })).docs).toEqual([]);
    await quotes(project, { withPrices: false });
    const [entry] = (await lists({ project: project.id })).docs;
    expect([entry!.kind, entry!.after!.prices]).toEqual(['budgetMade', []]);
  });

  it('is kept as long as the setting says', async () => {
    await server.pool.query(
      `insert into event (at, kind, is_audit, subject_kind, payload, area, label, after)
       values (now() - interval '41 days', 'clientChanged', false, 'catalogue', '{"client": "OLD-1"}', 'clients',
         'OLD-1', '{"facts": [], "prices": []}')`,
    );
    expect((await lists({ subject: 'OLD-1' })).docs).toHaveLength(1);
    await sweepEvents(server.pool, 40);
    expect((await lists({ subject: 'OLD-1' })).docs).toEqual([]);
  });
});
