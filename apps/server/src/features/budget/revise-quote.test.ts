import type { QuoteComparison, RevisionDraft } from '@lucerna/contract';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { linesOf, openQuoteDesk } from '../../../test/quote-desk';

const desk = openQuoteDesk();
const { quotes, revises, revised, reads, revisionsOf, textOfPdf } = desk;

describe('a revision', () => {
  it('keeps number and prices, and leaves the one before as it was', async () => {
    const first = await quotes({ comments: 'Ground floor.', clientName: 'Estudio Norte' });
    const printed = await textOfPdf(first.id);
    const before = await reads(first.id);
    const [one, two] = linesOf(first);
    const second = await revised(first, {
      products: [{ ...one, quantity: 5, discount: 10 }, two],
      iva: 21,
    });
    expect([second.budgetNumber, second.revision, second.quoteId]).toEqual([
      ...[first.budgetNumber, 2, first.quoteId],
    ]);
    expect(second.products.map(({ quantity, unitPvp }) => [quantity, unitPvp])).toEqual([
      [5, first.products[0]!.unitPvp],
      [2, first.products[1]!.unitPvp],
    ]);
    const sum = second.products.reduce((all, { totalNet }) => all + totalNet!.amount, 0);
    expect(second.subTotalNet?.amount).toBe(sum);
    expect(second.totalNet?.amount).toBe(sum + second.ivaValue!.amount);
    const after = await reads(first.id);
    expect(after).toEqual({ ...before, state: 'superseded', stateAt: after.stateAt });
    expect(await textOfPdf(first.id)).toBe(printed);
    const text = (await textOfPdf(second.id)).replaceAll(/\s+/g, ' ');
    expect(text).toContain(`${first.budgetNumber} · Revision 2`);
    for (const { referenceCode } of first.products) expect(text).toContain(referenceCode);
    expect(text).toMatch(/10\s?%/);
  });

  it('does not follow the project, even where its line is gone', async () => {
    const first = await quotes();
    await desk.server.pool.query(
      'update line_evaluation set unit_gross = unit_gross * 2 where project_id = $1',
      [first.projectId],
    );
    await desk.seller.del(`/api/v1/projects/${first.projectId}/products/${first.products[1]!._id}`);
    const second = await revised(first);
    expect(second.products.map(({ unitPvp }) => unitPvp)).toEqual(
      first.products.map(({ unitPvp }) => unitPvp),
    );
    expect(second.totalNet).toEqual(first.totalNet);
  });

  it('takes the price of today on purpose only, and only the one that was seen', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    // As if the quote were of a day on which it cost half.
    await desk.server.pool.query(
      `update budget_line set unit_gross = unit_gross / 2 where budget_id = $1 and position = 1`,
      [first.id],
    );
    const { body: draft } = await desk.seller.get<RevisionDraft>(`/api/v1/budget/${first.id}/revise`);
    const today = draft.today[one!._id]!;
    expect(today.unitGross).toEqual(first.products[0]!.unitPvp);
    expect(draft.budget.products[0]?.unitPvp?.amount).toBe(today.unitGross.amount / 2);
    const guess = { ...today.unitGross, amount: 1 };
    const wrong = await revises(first, { products: [{ ...one, fromProject: true, unitGross: guess }, two] });
    expect([wrong.status, wrong.body]).toMatchObject([409, { code: 'priceChanged' }]);
    const kept = await revised(first, { products: [one, two] });
    expect(kept.products[0]?.unitPvp?.amount).toBe(today.unitGross.amount / 2);
    const again = await revised(kept, {
      products: [{ ...one, fromProject: true, unitGross: today.unitGross }, two],
    });
    expect(again.products[0]?.unitPvp).toEqual(today.unitGross);
    expect(again.revision).toBe(3);
  });

  it('takes a line out and puts it back with its picture and price', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, { products: [{ ...one, isOut: true }, two] });
    expect(second.products.map(({ _id }) => _id)).toEqual([two!._id]);
    expect(second.takenOut?.map(({ _id }) => _id)).toEqual([one!._id]);
    expect(second.totalNet).toEqual(first.products[1]!.totalNet);
    expect(await textOfPdf(second.id)).not.toContain(first.products[0]!.referenceCode);
    const third = await revised(second, { products: [one, two] });
    expect(third.totalNet).toEqual(first.totalNet);
    expect(await textOfPdf(third.id)).toContain(first.products[0]!.referenceCode);
    const none = await revises(third, { products: [{ ...one, isOut: true }] });
    expect(none.status).toBe(400);
  });

  it('takes what was added to the project since', async () => {
    const first = await quotes();
    await desk.seller.post(`/api/v1/projects/${first.projectId}/products`, [{ model: '2010', quantity: 4 }]);
    const { body: draft } = await desk.seller.get<RevisionDraft>(`/api/v1/budget/${first.id}/revise`);
    expect(draft.notInIt.map(({ quantity }) => quantity)).toEqual([4]);
    const added = { _id: draft.notInIt[0]!._id!, quantity: 4 };
    const second = await revised(first, { products: [...linesOf(first), added] });
    expect(second.products.map(({ quantity }) => quantity)).toEqual([3, 2, 4]);
    expect(second.subTotalNet!.amount).toBe(
      first.subTotalNet!.amount + draft.notInIt[0]!.unitPvp!.amount * 4,
    );
  });

  it('is made once under its key, and one of two at the same time', async () => {
    const first = await quotes();
    const key = { 'idempotency-key': randomUUID() };
    const same = await Promise.all(Array.from({ length: 4 }, () => revises(first, {}, key)));
    expect(same.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(same.map(({ body }) => body.id)).size).toBe(1);
    const second = same[0]!.body;
    const both = await Promise.all([revises(second, { discount: 1 }), revises(second, { discount: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 422]);
    const late = await revises(first);
    expect([late.status, late.body]).toMatchObject([422, { code: 'quoteSuperseded' }]);
  });

  it.each([
    ['a negative percentage', { discount: -1 }, 400],
    ['a percentage over 100', { discount: 101 }, 400],
    ['a huge percentage', { iva: 1e9 }, 400],
    ['a line twice', { twice: true }, 400],
    ['a line of nobody', { products: [{ _id: randomUUID(), quantity: 1 }] }, 404],
    ['no piece', { quantity: 0 }, 400],
    ['half a piece', { quantity: 1.5 }, 400],
    ['an amount of its own', { totalNet: { amount: 1, currency: 'EUR' } }, 400],
    ['a price in another currency', { seen: { amount: 100, currency: 'USD' } }, 409],
    ['a past day', { validUntil: '2020-01-01' }, 422],
    ['the tax of another market', { taxKind: 'salesTax', iva: 7 }, 422],
    ['tax on an export', { taxKind: 'export', iva: 21 }, 422],
    ['reverse charge without a number', { taxKind: 'reverseCharge' }, 422],
    ['delivery without a place', { incoterm: 'DAP' }, 422],
  ])('refuses %s', async (_, change: Record<string, unknown>, status) => {
    const first = await quotes();
    const { twice, quantity, seen, ...rest } = change;
    const [one, two] = linesOf(first);
    const products = [
      {
        ...one,
        ...(quantity !== undefined && { quantity }),
        ...(seen !== undefined && { fromProject: true, unitGross: seen }),
      },
      twice ? one : two,
    ];
    expect((await revises(first, { products, ...rest })).status).toBe(status);
    expect((await revisionsOf(first.id)).revisions).toHaveLength(1);
  });

  it('never comes to less than nothing, and its sections add up', async () => {
    const first = await quotes();
    const percent = fc.integer({ min: 0, max: 10_000 }).map((each) => each / 100);
    let current = first;
    await fc.assert(
      fc.asyncProperty(
        percent,
        percent,
        percent,
        fc.integer({ min: 1, max: 50 }),
        async (line, all, iva, quantity) => {
          const [one, two] = linesOf(first);
          current = await revised(current, {
            products: [{ ...one, discount: line, quantity }, two],
            ...{ discount: all, iva },
          });
          const sum = current.products.reduce((total, { totalNet }) => total + totalNet!.amount, 0);
          const { subTotalNet, discountValue, surchargeValue, ivaValue, totalNet } = current;
          expect(subTotalNet!.amount).toBe(sum);
          expect(totalNet!.amount).toBe(
            sum - discountValue!.amount + surchargeValue!.amount + ivaValue!.amount,
          );
          expect(totalNet!.amount).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('two revisions side by side', () => {
  it('tell what was added, gone and changed, and what it comes to', async () => {
    const first = await quotes();
    const [one, two] = linesOf(first);
    const second = await revised(first, {
      products: [
        { ...one, quantity: 4, discount: 5 },
        { ...two, isOut: true },
      ],
    });
    const paths = [`${first.id}/compare/${second.id}`, `${second.id}/compare/${first.id}`];
    const [forth, back] = await Promise.all(
      paths.map(async (path) => (await desk.seller.get<QuoteComparison>(`/api/v1/budget/${path}`)).body),
    );
    expect(forth!.lines.map(({ kind, changed }) => [kind, changed])).toEqual([
      ['changed', ['quantity', 'discount']],
      ['gone', []],
    ]);
    expect(forth!.sums?.total.amount).toBe(second.totalNet!.amount - first.totalNet!.amount);
    // Their documents are made meanwhile.
    expect([back!.lines, back!.sums, back!.before.id]).toEqual([forth!.lines, forth!.sums, first.id]);
  });

  it('are of one quote', async () => {
    const [one, other] = [await quotes(), await quotes()];
    expect((await desk.seller.get(`/api/v1/budget/${one.id}/compare/${other.id}`)).status).toBe(404);
  });
});
