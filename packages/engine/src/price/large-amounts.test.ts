import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetTotals } from '../budget/budget-totals';
import { orderTotals } from '../order/order-totals';
import { projectTotals } from '../project/project-totals';
import { problem } from '../problem';
import { sumOfPrices } from './sum-of-prices';
import { exactPriceOfPieces } from './unit-prices';

const largest = BigInt(Number.MAX_SAFE_INTEGER);
const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

/** Amounts and quantities of which the sums lie on both sides of 2^53. */
const line = fc.record({
  amount: fc.oneof(
    fc.integer({ min: 1, max: 100_000 }),
    fc.integer({ min: 1_000_000_000, max: Number.MAX_SAFE_INTEGER }),
  ),
  quantity: fc.integer({ min: 1, max: 100_000 }),
});
const lines = fc.array(line, { minLength: 1, maxLength: 6 });

/** The sum in whole numbers without a limit; null where a number of JavaScript does not hold it. */
function exactSum(of: readonly { readonly amount: number; readonly quantity: number }[]): number | null {
  const sum = of.reduce((total, each) => total + BigInt(each.amount) * BigInt(each.quantity), 0n);
  return sum > largest ? null : Number(sum);
}

describe('an amount beyond 2^53', () => {
  it('is no price of pieces', () => {
    fc.assert(
      fc.property(line, (each) => {
        const price = exactPriceOfPieces(euros(each.amount), each.quantity);
        expect(price?.amount ?? null).toBe(exactSum([each]));
      }),
      { numRuns: 500 },
    );
  });

  it('is no sum of parts, of a project, of an order or of a budget, and below it each is exact', () => {
    const seen = { exact: 0, refused: 0 };
    fc.assert(
      fc.property(lines, (all) => {
        const expected = exactSum(all);
        seen[expected === null ? 'refused' : 'exact'] += 1;
        const parts = all.map(({ amount, quantity }) => ({
          ...{ code: 'a', quantity, unit: euros(amount) },
          steps: [{ kind: 'base' as const, amount, source: 'test' }],
        }));
        expect(sumOfPrices(parts, 'EUR')?.price.amount ?? null).toBe(expected);

        const measures = { watts: 0, lumens: 0, netWeightKg: 0 };
        const priced = all.map(({ amount, quantity }) => ({
          quantity,
          unitGross: euros(amount),
          ...measures,
        }));
        const project = projectTotals(priced, 'EUR');
        expect([project.gross?.amount ?? null, project.net?.amount ?? null]).toEqual([expected, expected]);

        const ordered = all.map(({ amount, quantity }) => ({
          quantity,
          unitGross: euros(amount),
          unitNet: euros(amount),
        }));
        const refused = { ok: false, problems: [problem('amount-too-large')] };
        const order = orderTotals(ordered, 'EUR');
        if (expected === null) expect(order).toEqual(refused);
        else expect(order.ok && order.value.gross.amount).toBe(expected);

        const terms = { discount: 0, surcharge: 0, iva: 0 };
        const budget = budgetTotals({
          currency: 'EUR',
          lines: all.map(({ amount, quantity }) => ({ quantity, unitGross: euros(amount), discount: 0 })),
          ...terms,
        });
        if (expected === null) expect(budget).toEqual(refused);
        else expect(budget.ok && budget.value.netTotal.amount).toBe(expected);
      }),
      { numRuns: 1000, seed: 53 },
    );
    expect(Math.min(seen.exact, seen.refused)).toBeGreaterThan(50);
  });

  it('is no total of a budget that a surcharge or the VAT brought there', () => {
    const input = {
      currency: 'EUR' as const,
      lines: [{ quantity: 1, unitGross: euros(Number.MAX_SAFE_INTEGER - 1), discount: 0 }],
      discount: 0,
    };
    const refused = { ok: false, problems: [problem('amount-too-large')] };
    expect(budgetTotals({ ...input, surcharge: 1, iva: 0 })).toEqual(refused);
    expect(budgetTotals({ ...input, surcharge: 0, iva: 21 })).toEqual(refused);
    expect(budgetTotals({ ...input, surcharge: 0, iva: 0 }).ok).toBe(true);
  });
});
