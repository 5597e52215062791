import { budgetTotals, exactPriceOfPieces, money } from '@lucerna/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BudgetDocument } from './document';
import { budgetLabelNames, type BudgetLabels } from './labels';
import { budgetSheet } from './sheet';

const labels = Object.fromEntries(budgetLabelNames.map((name) => [name, name])) as BudgetLabels;
const wording = { labels, language: 'en', locale: 'en-GB' };

/** An amount as it is printed, in cents. */
const cents = (printed: string): number =>
  printed === '–' ? 0 : Number(printed.replace('\u2212', '-').replaceAll(/[^\d-]/g, ''));
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const quantity = fc.integer({ min: 1, max: 500 });
const price = fc.integer({ min: 0, max: 1_000_000 });
const section = fc.constantFrom(undefined, 'Ground floor', 'Garden', 'Bar');
const project = fc.record({
  products: fc.array(fc.record({ quantity, price, section, off: percent }), { maxLength: 8 }),
  free: fc.array(fc.record({ quantity, price: fc.option(price), section }), { maxLength: 5 }),
  discount: percent,
  surcharge: percent,
  iva: percent,
});

type Project = typeof project extends fc.Arbitrary<infer Value> ? Value : never;

function documentOf({ products, free, discount, surcharge, iva }: Project): BudgetDocument {
  const freeLines = free.map(({ quantity: pieces, price: each, section: name }) => {
    const unitPrice = each === null ? null : money(each, 'EUR');
    const total = unitPrice && exactPriceOfPieces(unitPrice, pieces);
    return {
      text: 'Freight',
      ...(name !== undefined && { section: name }),
      quantity: pieces,
      unitPrice,
      total,
    };
  });
  const result = budgetTotals({
    currency: 'EUR',
    lines: [
      ...products.map((each) => ({
        quantity: each.quantity,
        unitGross: money(each.price, 'EUR'),
        discount: each.off,
      })),
      ...freeLines.flatMap(({ quantity: pieces, unitPrice }) =>
        unitPrice ? [{ quantity: pieces, unitGross: unitPrice, isNet: true }] : [],
      ),
    ],
    discount,
    surcharge,
    iva,
  });
  if (!result.ok) throw new Error('The totals are refused');
  const { lines: totals, ...sums } = result.value;
  const lines = products.map((each, at) => ({
    ...{ name: 'Almar', details: [], reference: '201030', energyClass: null, picture: null },
    ...(each.section !== undefined && { section: each.section }),
    quantity: each.quantity,
    leadTimeWeeks: null,
    unitPrice: money(each.price, 'EUR'),
    discount: each.off,
    unitNet: totals[at]!.unitNet,
    total: totals[at]!.totalNet,
  }));
  return {
    ...{ brand: 'Nordlys', number: '1', region: 'row', projectName: 'Hotel', clientName: '', createdBy: 'a' },
    ...{ createdOn: '2026-11-21', validUntil: '2026-12-21', facts: [], comments: '', leadTimeWeeks: null },
    ...{ lines, freeLines, discount, surcharge, iva, ...sums },
    options: lines.slice(0, 2),
  };
}

describe('what a budget prints', () => {
  it('adds up to its total, line by line and section by section', () => {
    fc.assert(
      fc.property(project, (given) => {
        const { rows, totals, netTotal } = budgetSheet(documentOf(given), {}, wording);
        const printed = rows.flatMap((row) => ('figures' in row ? cents(row.figures.at(-1)!) : []));
        const steps = totals.map(([, value]) => cents(value));
        expect(sum(printed)).toBe(steps[0]);
        expect(sum(steps)).toBe(cents(netTotal![1]));
        const subTotals = rows.flatMap((row) => (row.kind === 'subTotal' ? cents(row.amount) : []));
        if (rows.some(({ kind }) => kind === 'section')) expect(sum(subTotals)).toBe(steps[0]);
      }),
    );
  });

  it('takes the discount of the products alone', () => {
    const given = {
      products: [{ quantity: 2, price: 10_000, section: undefined, off: 0 }],
      surcharge: 0,
      iva: 0,
    };
    const freight = { quantity: 1, price: 5000, section: undefined };
    const { totals, netTotal } = budgetSheet(
      documentOf({ ...given, free: [freight], discount: 10 }),
      {},
      wording,
    );
    expect(totals.map(([, value]) => cents(value))).toEqual([25_000, -2000]);
    expect(cents(netTotal![1])).toBe(23_000);
  });

  it('keeps a head with its first line, a subtotal with its last, and the end with the totals', () => {
    const line = { quantity: 1, price: 100, section: 'Bar' as const, off: 0 };
    const given = { products: [line, line, line], free: [], discount: 0, surcharge: 0, iva: 0 };
    const { rows, keepsTotals } = budgetSheet(documentOf(given), {}, wording);
    expect(rows.map(({ kind, keeps }) => [kind, keeps])).toEqual([
      ['section', 2],
      ['product', 0],
      ['product', 1],
      ['product', 3],
      ['subTotal', 0],
    ]);
    expect(keepsTotals).toBe(true);
  });
});
