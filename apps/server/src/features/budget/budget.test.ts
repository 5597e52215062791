import { socketPath } from '@lucerna/contract';
import type { Budget, BudgetDraft, OrderDraft, Project } from '@lucerna/contract';
import { readPdf } from '@lucerna/testkit/pdf';
import { startTestServer } from '@lucerna/testkit/server';
import type { TestServer, TestUser } from '@lucerna/testkit/server';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { io as connect } from 'socket.io-client';
import { beforeAll, describe, expect, it, vi } from 'vitest';

let server: TestServer;
let seller: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  seller = await server.as('distributor');
});

const almar = { model: '2010', choices: { color: '30', temperature: '2', control: 'B' }, quantity: 3 };
const wall = { model: '2015', quantity: 2 };

async function createsProject(products: readonly object[] = [almar, wall], user = seller): Promise<Project> {
  const { status, body } = await user.post<Project>('/api/v1/projects', { name: 'Hotel Miramar', products });
  expect(status).toBe(201);
  return body;
}

const linesOf = (project: Project) => project.products.orderedIds.map((_id) => ({ _id, discount: 0 }));

async function generates(project: Project, change: object = {}, headers = {}) {
  const body = { projectId: project.id, products: linesOf(project), ...change };
  return seller.post<Budget>('/api/v2/budget', body, headers);
}

/** Waits until the document is made or given up; repeats come at once instead of after seconds. */
async function waitsForDocument(id: string): Promise<Budget> {
  for (let turn = 0; turn < 200; turn += 1) {
    await server.pool.query(
      'update graphile_worker._private_jobs set run_at = now() where locked_at is null',
    );
    const { body } = await seller.get<Budget>(`/api/v1/budget/${id}`);
    if (body.document.state !== 'making') return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The document was not made');
}

async function opensPdf(id: string) {
  const response = await seller.raw(`/api/v1/budget/${id}/document`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  return readPdf(new Uint8Array(await response.arrayBuffer()));
}

describe('the draft of a budget', () => {
  it('holds the lines with a price and names those it leaves out', async () => {
    const project = await createsProject();
    await server.pool.query(`update line_evaluation set unit_gross = null where line_id = $1`, [
      project.products.orderedIds[1],
    ]);
    const { status, body } = await seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
    expect(status).toBe(200);
    expect(body.lines.map(({ _id, quantity }) => [_id, quantity])).toEqual([
      [project.products.orderedIds[0], 3],
    ]);
    expect(body.leftOut.map(({ reason }) => reason)).toEqual(['price-missing']);
    expect(body.projectVersion).toBe(project.version);
  });

  it('leaves out what is not made any more', async () => {
    const project = await createsProject();
    const id = project.products.orderedIds[0];
    await server.pool.query(
      `update line_evaluation set evaluation = jsonb_set(evaluation, '{configuration}',
         '{"color":"zz","temperature":"2","control":"B","installation":"10","pendantHeight":200}') where line_id = $1`,
      [id],
    );
    const { body } = await seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
    expect(body.leftOut).toMatchObject([{ _id: id, reason: 'productDiscontinued' }]);
    expect((await generates(project)).status).toBe(422);
  });
});

describe('generating a budget', () => {
  it('sets one of a line while one of many is still in the making', async () => {
    const { storage } = server.frame;
    const put = storage.put.bind(storage);
    const released = new EventEmitter();
    const keys = new Set<string>();
    const hold = vi.spyOn(storage, 'put').mockImplementation(async (key, ...rest) => {
      if (!keys.has(key)) await once(released, key);
      return put(key, ...rest);
    });
    const release = ({ id }: Budget): void => {
      keys.add(`budgets/${id}.pdf`);
      released.emit(`budgets/${id}.pdf`);
    };
    try {
      const { body: long } = await generates(await createsProject(Array.from({ length: 101 }, () => wall)));
      const { body: short } = await generates(await createsProject([wall]));
      release(short);
      expect((await waitsForDocument(short.id)).document.state).toBe('done');
      const { body } = await seller.get<Budget>(`/api/v1/budget/${long.id}`);
      expect(body.document.state).toBe('making');
      release(long);
      expect((await waitsForDocument(long.id)).document.state).toBe('done');
    } finally {
      hold.mockRestore();
    }
  });

  it('prices it from the project, numbers it and sets its PDF', async () => {
    const project = await createsProject();
    const [first, second] = project.products.orderedIds.map((id) => project.products.byId[id]);
    const gross = [first, second].map((line) => line?.prices?.unitGross.amount ?? 0);
    const { status, body } = await generates(project, {
      clientName: 'Estudio Norte',
      discount: 5,
      iva: 21,
      comments: 'Ground floor.',
      products: [
        { _id: first?._id, discount: 10 },
        { _id: second?._id, discount: 0 },
      ],
    });
    expect(status).toBe(201);
    expect(body.budgetNumber).toMatch(/^\d{4}-\d{6}$/);
    const subTotal = Math.round((gross[0]! * 90) / 100) * 3 + gross[1]! * 2;
    const discount = Math.round(subTotal * 0.05);
    const iva = Math.round((subTotal - discount) * 0.21);
    expect(body.subTotalNet).toEqual({ amount: subTotal, currency: 'EUR' });
    expect(body.discountValue?.amount).toBe(discount);
    expect(body.totalNet?.amount).toBe(subTotal - discount + iva);

    const made = await waitsForDocument(body.id);
    expect(made.document.state).toBe('done');
    const days = body.products.map(({ shippingDate }) => shippingDate);
    // Orders leave on the same days, working days all of them.
    const { body: draft } = await seller.get<OrderDraft>(`/api/v1/orders/generate?projectId=${project.id}`);
    const ofOrder = draft.products.orderedIds.map((id) => draft.products.byId[id]?.availability.shippingDate);
    expect(days).toEqual(ofOrder);
    for (const day of days) expect([0, 6]).not.toContain(new Date(day!).getUTCDay());
    const { pages, title } = await opensPdf(body.id);
    expect(title).toContain(body.budgetNumber);
    expect(pages.join(' ').replaceAll(/\s+/g, ' ')).toMatch(/everything ships together on \d+ \w+ \d{4}/);
    for (const text of ['Hotel Miramar', 'Estudio Norte', first!.referenceCode, 'Graphite', 'Ground floor.'])
      expect(pages.join(' ')).toContain(text);
  });

  it('is in the language asked for, the viewer’s otherwise', async () => {
    const project = await createsProject();
    const { body } = await generates(project, { language: 'de' });
    await waitsForDocument(body.id);
    expect((await opensPdf(body.id)).pages.join(' ')).toContain('Energieeffizienzklasse');
  });

  it('keeps 30 days unless a day is given, and no past day', async () => {
    const project = await createsProject();
    const { body } = await generates(project);
    const days = (Date.parse(body.validationDate) - Date.parse(server.frame.today())) / 86_400_000;
    expect(days).toBe(30);
    const { status, body: refused } = await generates(project, { validUntil: '2020-01-01' });
    expect([status, refused]).toMatchObject([422, { code: 'validityTooEarly' }]);
    const late = await generates(project, { validUntil: '9999-12-31' });
    expect([late.status, late.body]).toMatchObject([422, { code: 'validityTooLate' }]);
  });

  it('does not follow the project afterwards', async () => {
    const project = await createsProject();
    const { body: before } = await generates(project);
    await waitsForDocument(before.id);
    await seller.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Another name' } });
    await seller.put(`/api/v1/projects/${project.id}/products/${project.products.orderedIds[0]}`, {
      attributesToUpdate: { quantity: 99 },
    });
    await seller.del(`/api/v1/projects/${project.id}/products/${project.products.orderedIds[1]}`);
    const { body: after } = await seller.get<Budget>(`/api/v1/budget/${before.id}`);
    expect({ ...after, document: null }).toEqual({ ...before, document: null });
    expect(after.products.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  it('makes one under one key and never gives a number twice', async () => {
    const project = await createsProject();
    const key = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 5 }, () => generates(project, {}, key)));
    expect(new Set(same.map(({ body }) => body.budgetNumber)).size).toBe(1);
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const other = await generates(project, { discount: 1 }, key);
    expect([other.status, other.body]).toMatchObject([409, { code: 'idempotencyMismatch' }]);
    const many = await Promise.all(Array.from({ length: 20 }, () => generates(project)));
    const numbers = many.map(({ body }) => Number(body.budgetNumber.slice(5))).sort((a, b) => a - b);
    expect(new Set(numbers).size).toBe(20);
    expect(numbers.at(-1)! - numbers[0]!).toBe(19);
  });

  it('refuses a project that changed in the meantime', async () => {
    const project = await createsProject();
    const stale = await generates(project, {}, { 'if-match': String(project.version + 1) });
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'stale' }]);
    expect((await generates(project, {}, { 'if-match': String(project.version) })).status).toBe(201);
  });

  it.each([
    ['a percentage over 100', { discount: 101 }, 400, 'discount'],
    ['a negative percentage', { iva: -1 }, 400, 'iva'],
    ['a percentage that is text', { surcharge: '5' }, 400, 'surcharge'],
    ['4001 characters of comments', { comments: 'a'.repeat(4001) }, 400, 'comments'],
    ['a comment with forbidden characters', { comments: '<b>' }, 400, 'comments'],
    ['totals of its own', { totalNet: { amount: 1, currency: 'EUR' } }, 400, ''],
    ['no product', { products: [] }, 400, 'products'],
    ['a day that no calendar has', { validUntil: '2026-02-30' }, 400, 'validUntil'],
    ['a project that is not there', { projectId: randomUUID() }, 404, null],
    ['a product of another project', { products: [{ _id: randomUUID() }] }, 404, null],
    ['a project id that is none', { projectId: '7' }, 400, 'projectId'],
  ])('refuses %s', async (_, change, status, field) => {
    const project = await createsProject();
    const reply = await generates(project, change);
    expect(reply.status).toBe(status);
    const details = (reply.body as unknown as { details?: { path: string }[] }).details;
    if (field) expect(details?.map(({ path }) => path).join()).toContain(field);
    const { rows } = await server.pool.query('select from budget where project_id = $1', [project.id]);
    expect(rows).toHaveLength(0);
  });

  it('refuses a product with a price of its own or named twice', async () => {
    const project = await createsProject();
    const [line] = linesOf(project);
    expect((await generates(project, { products: [{ ...line, unitPvp: 1 }] })).status).toBe(400);
    expect((await generates(project, { products: [line, line] })).status).toBe(400);
  });
});

describe('a price of an earlier day', () => {
  const cheap = `update line_evaluation set unit_gross = unit_gross / 2 where project_id = $1`;
  const old = `update line_evaluation set evaluated_on = '2020-01-01' where project_id = $1`;
  const drafts = async ({ id }: Project) =>
    (await seller.get<BudgetDraft>(`/api/v1/budget/project/${id}`)).body.lines;
  const seen = (lines: BudgetDraft['lines']) =>
    lines.map(({ _id, referenceCode, unitGross }) => ({ _id, referenceCode, unitGross }));

  it('is told with the one of today, and never printed unseen', async () => {
    const project = await createsProject([almar]);
    const [before] = await drafts(project);
    expect([before!.priceState, before!.unitGrossBefore]).toEqual(['valid', undefined]);
    await server.pool.query(cheap, [project.id]);
    const lines = await drafts(project);
    const half = { amount: before!.unitGross!.amount / 2, currency: 'EUR' };
    expect(lines).toMatchObject([
      { priceState: 'changed', unitGross: before!.unitGross, unitGrossBefore: half },
    ]);
    for (const products of [linesOf(project), [{ ...seen(lines)[0], unitGross: half }]]) {
      const { status, body } = await generates(project, { products });
      const change = { product: before!._id, quantity: 3, before: half, after: before!.unitGross };
      expect([status, body]).toMatchObject([409, { code: 'priceChanged', details: { lines: [change] } }]);
    }
    const { rowCount } = await server.pool.query('select from budget where project_id = $1', [project.id]);
    expect(rowCount).toBe(0);
    const { status, body } = await generates(project, { products: seen(lines) });
    expect([status, body.products[0]?.unitPvp]).toEqual([201, before!.unitGross]);
  });

  it('that expired is refused in words until it was seen', async () => {
    const project = await createsProject([almar]);
    await server.pool.query(old, [project.id]);
    const lines = await drafts(project);
    expect(lines).toMatchObject([{ priceState: 'expired' }]);
    const refused = await generates(project);
    expect([refused.status, refused.body]).toMatchObject([409, { code: 'priceExpired' }]);
    expect((await generates(project, { products: seen(lines) })).status).toBe(201);
    expect((await generates(project, { withPrices: false })).status).toBe(201);
  });

  it('is of the product that was seen', async () => {
    const project = await createsProject([almar]);
    const products = seen(await drafts(project)).map((each) => ({ ...each, referenceCode: 'another' }));
    const { status, body } = await generates(project, { products });
    expect([status, body]).toMatchObject([409, { code: 'productChanged' }]);
  });
});

describe('a budget without prices', () => {
  it('tells no price, discount or total: no draft, no answer, no list, no document', async () => {
    const project = await createsProject();
    const key = { 'idempotency-key': randomUUID() };
    const asked = { withPrices: false, discount: 7, surcharge: 3, iva: 21 };
    const products = linesOf(project).map((line) => ({ ...line, discount: 11 }));
    const { status, body: made } = await generates(project, { ...asked, products }, key);
    expect([status, made.withPrices]).toEqual([201, false]);
    const { body: repeated } = await generates(project, { ...asked, products }, key);
    await waitsForDocument(made.id);
    const paths = [
      `/api/v1/budget/${made.id}`,
      `/api/v1/budget/previous?projectId=${project.id}`,
      `/api/v1/budget/project/${project.id}?withPrices=false`,
    ];
    const answers = await Promise.all(paths.map(async (path) => (await seller.get<object>(path)).body));
    answers.push(made, repeated);
    answers.push(
      (await seller.put<object>(`/api/v1/budget/${made.id}/checked`, { isChecked: true })).body,
      (await seller.post<object>(`/api/v1/budget/${made.id}/document`)).body,
    );
    for (const each of answers) {
      const text = JSON.stringify(each);
      expect(text).toContain(project.id);
      expect(text).not.toMatch(
        /amount|unit(Gross|Pvp|Net)|"(discount|surcharge|iva|[a-z]*[Tt]otal(Net|Gross)?)"/,
      );
    }
    const text = (await opensPdf(made.id)).pages.join(' ');
    const lines = project.products.orderedIds.map((id) => project.products.byId[id]!);
    for (const { referenceCode, prices } of lines) {
      expect(text).toContain(referenceCode);
      const { unitGross } = prices!;
      expect(unitGross.amount).toBeGreaterThan(0);
      expect(text.replaceAll(/\D/g, '')).not.toContain(String(unitGross.amount));
    }
    expect(text).not.toMatch(/€|%|Unit price|Discount|Total|VAT \d/);
    const { rows } = await server.pool.query<{ kept: string }>(
      `select coalesce(extras::text, '') || document::text as kept from budget where id = $1`,
      [made.id],
    );
    expect(rows[0]?.kept).not.toMatch(/"amount"/);
  });
});

describe('who may', () => {
  it('is not a web user', async () => {
    const user = await server.as('webUser');
    const project = await createsProject([almar], user);
    const { status } = await user.get(`/api/v1/budget/project/${project.id}`);
    expect(status).toBe(403);
    const reply = await user.post('/api/v2/budget', { projectId: project.id, products: linesOf(project) });
    expect(reply.status).toBe(403);
  });

  it('is nobody but the owner', async () => {
    const project = await createsProject();
    const { body } = await generates(project);
    const other = await server.as('admin');
    for (const path of [
      `/api/v1/budget/${body.id}`,
      `/api/v1/budget/${body.id}/document`,
      `/api/v1/budget/project/${project.id}`,
      `/api/v1/budget/previous?projectId=${project.id}`,
    ])
      expect((await other.get(path)).status).toBe(404);
    expect((await other.put(`/api/v1/budget/${body.id}/checked`, { isChecked: true })).status).toBe(404);
    expect((await other.post(`/api/v1/budget/${body.id}/document`)).status).toBe(404);
  });
});

describe('previous budgets', () => {
  it('are listed newest first, ticked and counted', async () => {
    const project = await createsProject();
    const older = (await generates(project)).body;
    const newer = (await generates(project)).body;
    await seller.put(`/api/v1/budget/${older.id}/checked`, { isChecked: true });
    const { body } = await seller.get<{ docs: { id: string; isChecked: boolean }[]; checked: number }>(
      `/api/v1/budget/previous?projectId=${project.id}`,
    );
    expect(body.docs.map(({ id, isChecked }) => [id, isChecked])).toEqual([
      [newer.id, false],
      [older.id, true],
    ]);
    expect(body.checked).toBe(1);
  });
});

describe('while the document is made', () => {
  it('the browser of its owner is told making and ready', async () => {
    const cookie = [...seller.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const socket = connect(server.url, {
      path: socketPath,
      transports: ['websocket'],
      extraHeaders: { cookie },
    });
    const told: { id: string; state: string }[] = [];
    socket.on('document', (progress: { id: string; state: string }) => void told.push(progress));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', reject);
    });
    const { body } = await generates(await createsProject());
    const statesOf = () => told.filter(({ id }) => id === body.id).map(({ state }) => state);
    await expect.poll(statesOf, { timeout: 10_000 }).toEqual(['making', 'ready']);
    socket.close();
  });
});

describe('a document that cannot be made', () => {
  it('is tried again, then says so and can be asked for again', async () => {
    const project = await createsProject();
    const { body } = await generates(project);
    await waitsForDocument(body.id);
    const frozen = await server.pool.query<{ document: object }>(
      'select document from budget where id = $1',
      [body.id],
    );
    await server.pool.query(
      `update budget set document = '{}', document_state = 'failed', document_attempts = 3 where id = $1`,
      [body.id],
    );
    expect((await seller.get(`/api/v1/budget/${body.id}/document`)).status).toBe(409);
    expect((await seller.post(`/api/v1/budget/${body.id}/document`)).status).toBe(202);
    expect((await waitsForDocument(body.id)).document.state).toBe('failed');
    await server.pool.query('update budget set document = $2 where id = $1', [
      body.id,
      JSON.stringify(frozen.rows[0]?.document),
    ]);
    await seller.post(`/api/v1/budget/${body.id}/document`);
    expect((await waitsForDocument(body.id)).document.state).toBe('done');
    expect((await opensPdf(body.id)).pages).toHaveLength(1);
  });
});
