import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../price/money';
import { problemText } from '../problem';
import { budgetTotals, type BudgetInput } from './budget-totals';

const line = (quantity: number, cents: number, discount?: number | string) => ({
  quantity,
  unitGross: money(cents, 'EUR'),
  discount,
});

function refusal(change: Partial<BudgetInput>): string[] {
  const result = budgetTotals({ currency: 'EUR', lines: [line(1, 100)], ...change });
  return result.ok ? [] : result.problems.map(problemText);
}

describe('the totals of a budget', () => {
  it('add up, and every line multiplies out', () => {
    const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
    const lines = fc.array(
      fc.tuple(fc.integer({ min: -2, max: 1000 }), fc.integer({ min: 0, max: 10_000_000 }), percent),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(lines, percent, percent, percent, (given, discount, surcharge, iva) => {
        const all = given.map(([quantity, cents, off]) => line(quantity, cents, off));
        const result = budgetTotals({ currency: 'EUR', lines: all, discount, surcharge, iva });
        if (!result.ok) return expect.fail('it is refused');
        const totals = result.value;
        const counted = all.filter((each) => each.quantity > 0);
        expect(totals.lines).toHaveLength(counted.length);
        totals.lines.forEach((each, index) => {
          const { quantity, unitGross } = counted[index]!;
          expect(each.totalNet.amount).toBe(each.unitNet.amount * quantity);
          expect(each.totalNet.amount + each.discountValue.amount).toBe(unitGross.amount * quantity);
        });
        const sum = totals.lines.reduce((all, each) => all + each.totalNet.amount, 0);
        expect(totals.subTotal.amount).toBe(sum);
        const { discountValue, surchargeValue, ivaValue, netTotal } = totals;
        expect(netTotal.amount).toBe(sum - discountValue.amount + surchargeValue.amount + ivaValue.amount);
      }),
    );
  });

  it('leave out what is not made any more and what nobody configured', () => {
    const lines = [
      { ...line(1, 1000), isDiscontinued: true },
      { ...line(1, 700), isPersonalized: 0 as const },
      { ...line(1, 300), isPersonalized: false },
      { ...line(2, 50), isPersonalized: 1 as const, isDiscontinued: false },
      line(0, 90),
    ];
    const result = budgetTotals({ currency: 'EUR', lines, iva: 10 });
    expect(result.ok && [result.value.lines.length, result.value.netTotal.amount]).toEqual([1, 110]);
  });

  it('take percents as text or number, and 0 for missing ones', () => {
    const of = (discount?: number | string | null) =>
      budgetTotals({ currency: 'EUR', lines: [line(1, 1000)], discount });
    expect([of('12.5'), of(12.5)].map((each) => each.ok && each.value.netTotal.amount)).toEqual([875, 875]);
    expect([of(null), of()].map((each) => each.ok && each.value.netTotal.amount)).toEqual([1000, 1000]);
  });

  it('refuse what is no percentage, no quantity or another currency', () => {
    expect(refusal({ discount: 101 })).toEqual(['discount 101 is not a percentage']);
    expect(refusal({ iva: 'many' })).toEqual(['iva many is not a percentage']);
    expect(refusal({ surcharge: -1 })).toEqual(['surcharge -1 is not a percentage']);
    expect(refusal({ lines: [line(1.5, 100)] })).toEqual([
      'Quantity 1.5 is not a whole number from 1 to 1000000',
    ]);
    expect(refusal({ lines: [line(1e12, 100)] })).toHaveLength(1);
    expect(refusal({ lines: [line(1, 100, 200)] })).toEqual(['lines.0.discount 200 is not a percentage']);
    expect(refusal({ currency: 'USD' })).toEqual(['Amounts in USD and EUR cannot be added']);
  });
});
