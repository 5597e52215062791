import type { BudgetDraft, Project } from '@lucerna/contract';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { almar, linesOf, openBudgetDesk } from '../../../test/budget-desk';

const desk = openBudgetDesk();
const { createsProject, generates, waitsForDocument, opensPdf } = desk;

describe('a price of an earlier day', () => {
  const cheap = `update line_evaluation set unit_gross = unit_gross / 2 where project_id = $1`;
  const old = `update line_evaluation set evaluated_on = '2020-01-01' where project_id = $1`;
  const drafts = async ({ id }: Project) =>
    (await desk.seller.get<BudgetDraft>(`/api/v1/budget/project/${id}`)).body.lines;
  const seen = (lines: BudgetDraft['lines']) =>
    lines.map(({ _id, referenceCode, unitGross }) => ({ _id, referenceCode, unitGross }));

  it('is told with the one of today, and never printed unseen', async () => {
    const project = await createsProject([almar]);
    const [before] = await drafts(project);
    expect([before!.priceState, before!.unitGrossBefore]).toEqual(['valid', undefined]);
    await desk.server.pool.query(cheap, [project.id]);
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
    const { rowCount } = await desk.server.pool.query('select from budget where project_id = $1', [
      project.id,
    ]);
    expect(rowCount).toBe(0);
    const { status, body } = await generates(project, { products: seen(lines) });
    expect([status, body.products[0]?.unitPvp]).toEqual([201, before!.unitGross]);
  });

  it('that expired is refused in words until it was seen', async () => {
    const project = await createsProject([almar]);
    await desk.server.pool.query(old, [project.id]);
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
    const answers = await Promise.all(paths.map(async (path) => (await desk.seller.get<object>(path)).body));
    answers.push(made, repeated);
    answers.push(
      (await desk.seller.put<object>(`/api/v1/budget/${made.id}/checked`, { isChecked: true })).body,
      (await desk.seller.post<object>(`/api/v1/budget/${made.id}/document`)).body,
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
    const { rows } = await desk.server.pool.query<{ kept: string }>(
      `select coalesce(extras::text, '') || document::text as kept from budget where id = $1`,
      [made.id],
    );
    expect(rows[0]?.kept).not.toMatch(/"amount"/);
  });
});
