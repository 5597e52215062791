import { mostListedPrices } from '@lucerna/contract';
import type {
  Budget,
  CatalogueChanges,
  ChangeEntry,
  ErpResults,
  Order,
  Project,
  QuoteLink,
} from '@lucerna/contract';
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
async function newProject(products: readonly object[] = [almar]): Promise<Project> {
  const name = `Museum ${(projects += 1)}`;
  return (await seller.post<Project>('/api/v1/projects', { name, products })).body;
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
/** What a side says of the lines, by the line. */
const byLine = (side: ChangeEntry['before'], name: string) =>
  (side?.prices ?? []).flatMap((each) => (each.name === name ? [[each.line, each.value]] : []));

/** As an administrator who may see no prices. */
async function withoutPrices(look: (blind: TestUser) => Promise<void>): Promise<void> {
  await server.pool.query(`delete from role_privilege where role_id = 9 and privilege = 'price.view'`);
  server.frame.viewers.forgetAll();
  try {
    await look(await server.as('admin'));
  } finally {
    await server.pool.query(`insert into role_privilege (role_id, privilege) values (9, 'price.view')`);
    server.frame.viewers.forgetAll();
  }
}

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

  it('has the discounts of those lines only that have another one, of lines of one reference each its own', async () => {
    const project = await newProject([almar, almar, almar]);
    const lines = project.products.orderedIds;
    const discounted = (...discounts: readonly number[]) => ({
      products: lines.map((_id, at) => ({ _id, quantity: almar.quantity, discount: discounts[at] })),
    });
    const first = await quotes(project, discounted(10, 20, 0));
    const second = await revises(first, discounted(10, 25, 5));
    await revises(second, discounted(10, 25, 5));
    const { docs } = await lists({ project: project.id, area: 'discounts' });
    expect(
      docs.map(({ before, after }) => [byLine(before, 'lineDiscount'), byLine(after, 'lineDiscount')]),
    ).toEqual([
      [
        [[lines[1], 20]],
        [
          [lines[1], 25],
          [lines[2], 5],
        ],
      ],
      [
        [],
        [
          [lines[0], 10],
          [lines[1], 20],
        ],
      ],
    ]);
  });

  it('lists of a long entry what is of the whole and how much is left, and has all of it by its id', async () => {
    const count = mostListedPrices + 1;
    const project = await newProject(Array.from({ length: count }, () => almar));
    const lines = project.products.orderedIds;
    const all = (discount: number) => lines.map((_id) => ({ _id, quantity: almar.quantity, discount }));
    const first = await quotes(project, { products: all(10), discount: 4 });
    await revises(first, { products: [...all(10).slice(0, 2), ...all(15).slice(2)], discount: 5 });
    const query = { project: project.id, area: 'discounts' };
    const [short, long] = (await lists(query)).docs;
    // The two lines that stayed as they were are not in the entry.
    expect([
      short!.left,
      byLine(short!.before, 'lineDiscount'),
      byLine(short!.after, 'lineDiscount'),
    ]).toEqual([0, lines.slice(2).map((line) => [line, 10]), lines.slice(2).map((line) => [line, 15])]);
    expect(long).toMatchObject({
      ...{ left: count, before: null },
      after: { facts: [], prices: [{ name: 'discount', value: 4 }] },
    });
    const whole = await admin.get<ChangeEntry>(`/api/v1/changes/${long!.id}`);
    expect(whole.body).toMatchObject({ id: long!.id, left: 0, subject: long!.subject });
    expect(said(whole.body.after, 'discount')).toBe(4);
    expect(byLine(whole.body.after, 'lineDiscount')).toEqual(lines.map((line) => [line, 10]));
    await withoutPrices(async (blind) => {
      expect((await lists(query, blind)).docs[1]).toMatchObject({ left: 0, after: { prices: [] } });
      const { body } = await blind.get<ChangeEntry>(`/api/v1/changes/${long!.id}`);
      expect(body).toMatchObject({ left: 0, after: { prices: [] } });
    });
  });

  it('says of no event that is none of its entries, by an id', async () => {
    const { rows } = await server.pool.query<{ id: string }>(
      `insert into event (kind, is_audit, subject_kind, payload) values ('signedIn', true, 'account', '{}') returning id`,
    );
    expect((await admin.get(`/api/v1/changes/${rows[0]!.id}`)).status).toBe(404);
    expect((await admin.get(`/api/v1/changes/${Number.MAX_SAFE_INTEGER}`)).status).toBe(404);
  });

  it('has prices of the catalogue that were taken over, of the lines that cost something else', async () => {
    const project = await newProject([almar, { model: '2015', quantity: 2 }]);
    const [cheap, same] = project.products.orderedIds;
    await server.pool.query(
      `update line_evaluation set evaluated_on = evaluated_on - 40,
         unit_gross = case when line_id = $2 then unit_gross / 2 else unit_gross end where project_id = $1`,
      [project.id, cheap],
    );
    await server.pool.query('update project set version = version + 1 where id = $1', [project.id]);
    const changes = `/api/v1/projects/${project.id}/catalogue-changes`;
    const { lines } = (await seller.get<CatalogueChanges>(changes)).body;
    expect(lines.map(({ _id }) => _id)).toEqual([cheap, same]);
    const products = lines.map(({ _id, after }) => ({ _id, unitGross: after?.prices?.unitGross }));
    expect((await seller.put(changes, { products })).status).toBe(200);
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

  it('has a quote that a client rejected, with what it was before, the name and the reason', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    await moves(quote, 'sent');
    const { body: link } = await seller.post<QuoteLink>(`/api/v1/budget/${quote.id}/links`, {});
    const rejected = await server.anyone().post(`/api/v1/quote-links/${link.token}/rejection`, {
      ...{ name: 'Ada Berg', reason: 'Too late' },
    });
    expect(rejected.status).toBe(201);
    const [entry] = (await lists({ project: project.id, area: 'acceptances' })).docs;
    expect(entry).toMatchObject({
      ...{ kind: 'budgetMoved', actor: null },
      subject: { target: 'quote', id: quote.id, label: quote.budgetNumber },
    });
    expect(both(entry!, 'state')).toEqual(['sent', 'rejected']);
    expect(both(entry!, 'name')).toEqual([undefined, 'Ada Berg']);
    expect(both(entry!, 'reason')).toEqual([undefined, 'Too late']);
  });

  it.each([
    { isGranted: true, cancellation: 'granted', answer: 'Not begun yet' },
    { isGranted: false, cancellation: 'refused', answer: 'Built already' },
  ])('has a cancellation that was $cancellation', async ({ isGranted, cancellation, answer }) => {
    const project = await newProject();
    const order = await orders(project);
    const cancels = { reason: 'Built otherwise' };
    const asks = await seller.post(`/api/v1/orders/${order.orderId}/cancellation`, cancels);
    expect(asks.status).toBe(201);
    const { body } = await admin.post<ErpResults>('/api/v1/erp/messages', {
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

  it('has a client code that was changed, taken away and given, and nothing where it stays', async () => {
    const guest = await server.as('specifier');
    const { id } = (await guest.get<{ id: string }>('/users/v1/account')).body;
    for (const clientCode of ['C-1001', 'C-1001', null, 'C-1002']) {
      const changed = await admin.patch(`/users/v1/users/${id}/client-code`, { clientCode });
      expect(changed.status).toBe(200);
    }
    const { docs } = await lists({ area: 'clients', target: 'account' });
    expect(docs.map((entry) => [entry.subject.label, ...both(entry, 'clientCode')])).toEqual([
      ['C-1002', undefined, 'C-1002'],
      ['C-1001', 'C-1001', undefined],
      ['C-1001', 'C-1002', 'C-1001'],
    ]);
    expect(docs[0]).toMatchObject({
      ...{ kind: 'clientCodeChanged', actor: { email: 'admin@lucerna.test' } },
      ...{ subject: { target: 'account', id }, person: 'specifier@lucerna.test' },
    });
  });

  it('tells an order from a quote of the same number', async () => {
    const project = await newProject();
    const quote = await quotes(project);
    const order = await orders(project);
    // The series of quotes comes to the number of the order.
    await server.pool.query(
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
      const user = await server.as(role);
      expect((await user.get('/api/v1/changes')).status).toBe(403);
      expect((await user.get('/api/v1/changes/1')).status).toBe(403);
    }
    expect((await server.anyone().get('/api/v1/changes')).status).toBe(401);
    const project = await newProject();
    await quotes(project, { discount: 7 });
    await withoutPrices(async (blind) => {
      const { docs } = await lists({ project: project.id }, blind);
      expect(docs.map(({ kind }) => kind)).toEqual(['discountsChanged', 'budgetMade']);
      expect(
        docs.flatMap(({ before, after }) => [...(before?.prices ?? []), ...(after?.prices ?? [])]),
      ).toEqual([]);
      expect(JSON.stringify(docs)).not.toContain('amount');
    });
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
