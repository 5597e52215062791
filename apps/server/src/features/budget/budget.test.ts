import type { Budget, BudgetDraft, OrderDraft } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { describe, expect, it, vi } from 'vitest';
import { almar, linesOf, openBudgetDesk, wall } from '../../../test/budget-desk';

const desk = openBudgetDesk();
const { createsProject, generates, waitsForDocument, opensPdf } = desk;

describe('the draft of a budget', () => {
  it('holds the lines with a price and names those it leaves out', async () => {
    const project = await createsProject();
    await desk.server.pool.query(`update line_evaluation set unit_gross = null where line_id = $1`, [
      project.products.orderedIds[1],
    ]);
    const { status, body } = await desk.seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
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
    await desk.server.pool.query(
      `update line_evaluation set evaluation = jsonb_set(evaluation, '{configuration}',
         '{"color":"zz","temperature":"2","control":"B","installation":"10","pendantHeight":200}') where line_id = $1`,
      [id],
    );
    const { body } = await desk.seller.get<BudgetDraft>(`/api/v1/budget/project/${project.id}`);
    expect(body.leftOut).toMatchObject([{ _id: id, reason: 'productDiscontinued' }]);
    expect((await generates(project)).status).toBe(422);
  });
});

describe('generating a budget', () => {
  it('sets one of a line while one of many is still in the making', async () => {
    const { storage } = desk.server.ctx;
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
      const { body } = await desk.seller.get<Budget>(`/api/v1/budget/${long.id}`);
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
    const { body: draft } = await desk.seller.get<OrderDraft>(
      `/api/v1/orders/generate?projectId=${project.id}`,
    );
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
    const days = (Date.parse(body.validationDate) - Date.parse(desk.server.ctx.today())) / 86_400_000;
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
    await desk.seller.put(`/api/v1/projects/${project.id}`, { fieldsToUpdate: { name: 'Another name' } });
    await desk.seller.put(`/api/v1/projects/${project.id}/products/${project.products.orderedIds[0]}`, {
      attributesToUpdate: { quantity: 99 },
    });
    await desk.seller.del(`/api/v1/projects/${project.id}/products/${project.products.orderedIds[1]}`);
    const { body: after } = await desk.seller.get<Budget>(`/api/v1/budget/${before.id}`);
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
    const { rows } = await desk.server.pool.query('select from budget where project_id = $1', [project.id]);
    expect(rows).toHaveLength(0);
  });

  it('refuses a product with a price of its own or named twice', async () => {
    const project = await createsProject();
    const [line] = linesOf(project);
    expect((await generates(project, { products: [{ ...line, unitPvp: 1 }] })).status).toBe(400);
    expect((await generates(project, { products: [line, line] })).status).toBe(400);
  });
});

describe('who may', () => {
  it('is not a web user', async () => {
    const user = await desk.server.as('webUser');
    const project = await createsProject([almar], user);
    const { status } = await user.get(`/api/v1/budget/project/${project.id}`);
    expect(status).toBe(403);
    const reply = await user.post('/api/v2/budget', { projectId: project.id, products: linesOf(project) });
    expect(reply.status).toBe(403);
  });

  it('is nobody but the owner', async () => {
    const project = await createsProject();
    const { body } = await generates(project);
    const other = await desk.server.as('admin');
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
    await desk.seller.put(`/api/v1/budget/${older.id}/checked`, { isChecked: true });
    const { body } = await desk.seller.get<{ docs: { id: string; isChecked: boolean }[]; checked: number }>(
      `/api/v1/budget/previous?projectId=${project.id}`,
    );
    expect(body.docs.map(({ id, isChecked }) => [id, isChecked])).toEqual([
      [newer.id, false],
      [older.id, true],
    ]);
    expect(body.checked).toBe(1);
  });
});
