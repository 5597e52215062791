import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../price/money';
import { budgetTotals } from './budget-totals';
import { compareRevisions, type ComparedLine, type ComparedRevision } from './compare-revisions';

interface Wanted {
  readonly key: string;
  readonly quantity: number;
  readonly cents: number;
  readonly discount: number;
}

function revisionOf(wanted: readonly Wanted[], discount = 0): ComparedRevision<ComparedLine> {
  const totals = budgetTotals({
    currency: 'EUR',
    lines: wanted.map(({ quantity, cents, discount: own }) => ({
      quantity,
      unitGross: money(cents, 'EUR'),
      discount: own,
    })),
    discount,
  });
  if (!totals.ok) throw new Error('These lines have totals');
  const {
    lines,
    subTotal,
    discountValue,
    surchargeValue,
    ivaValue: taxValue,
    netTotal: total,
  } = totals.value;
  return {
    lines: wanted.map(({ key, quantity, cents, discount: own }, place) => ({
      ...{ key, quantity, discount: own },
      unitPrice: money(cents, 'EUR'),
      total: lines[place]!.totalNet,
    })),
    sums: { subTotal, discountValue, surchargeValue, taxValue, total },
  };
}

const some = fc.uniqueArray(
  fc.record({
    key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    quantity: fc.integer({ min: 1, max: 3 }),
    cents: fc.integer({ min: 0, max: 3 }).map((each) => each * 995),
    discount: fc.constantFrom(0, 5, 33.33),
  }),
  { selector: ({ key }) => key, maxLength: 6 },
);

describe('two revisions of a quote', () => {
  it('differ as a comparison of every pair of lines says, and add up', () => {
    fc.assert(
      fc.property(some, some, fc.constantFrom(0, 10), (one, other, discount) => {
        const [before, after] = [revisionOf(one), revisionOf(other, discount)];
        const { lines, sums } = compareRevisions(before, after, 'EUR');
        for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const [was, is] = [one, other].map((all) => all.find((each) => each.key === key));
          const found = lines.filter((each) => (each.after ?? each.before)?.key === key);
          if (!was && !is) expect(found).toEqual([]);
          else {
            expect(found).toHaveLength(1);
            const changed =
              was && is
                ? [
                    ...(was.quantity === is.quantity ? [] : ['quantity']),
                    ...(was.cents === is.cents ? [] : ['unitPrice']),
                    ...(was.discount === is.discount ? [] : ['discount']),
                  ]
                : [];
            expect(found[0]).toMatchObject({
              kind: !was ? 'added' : !is ? 'gone' : changed.length > 0 ? 'changed' : 'same',
              changed,
            });
          }
        }
        const sum = lines.reduce((all, { difference }) => all + (difference?.amount ?? 0), 0);
        expect(sum).toBe(sums?.subTotal.amount);
        expect(sums?.total.amount).toBe(after.sums!.total.amount - before.sums!.total.amount);
      }),
    );
  });

  it('are compared without amounts where one has no prices', () => {
    const plain = { lines: [{ key: 'a', quantity: 2 }], sums: null };
    const { lines, sums } = compareRevisions<ComparedLine>(
      plain,
      { lines: [{ key: 'a', quantity: 3 }], sums: null },
      'EUR',
    );
    expect(lines).toMatchObject([{ kind: 'changed', changed: ['quantity'], difference: null }]);
    expect(sums).toBeNull();
  });
});
