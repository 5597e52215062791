import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../price/money';
import { ok, problem } from '../problem';
import { discountValue, pricesOfPieces } from '../price/unit-prices';
import { orderTotals, type OrderLine } from './order-totals';

const line = (quantity: number, gross: number, net: number): OrderLine => ({
  quantity,
  unitGross: money(gross, 'EUR'),
  unitNet: money(net, 'EUR'),
});

describe('the totals of an order', () => {
  it('are the sums of the lines in their quantities', () => {
    const totals = { quantity: 12, gross: money(14_999, 'EUR'), net: money(10_499, 'EUR') };
    expect(orderTotals([line(2, 2500, 1750), line(9, 1111, 777), line(1, 0, 6)], 'EUR')).toEqual(ok(totals));
    expect(orderTotals([], 'USD')).toEqual(ok({ quantity: 0, gross: money(0, 'USD'), net: money(0, 'USD') }));
  });

  it('are those of the lines of the table, and the discount those of the lines', () => {
    const given = fc.tuple(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 10_000_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
    );
    fc.assert(
      fc.property(fc.array(given, { maxLength: 12 }), (all) => {
        const lines = all.map(([quantity, one, other]) =>
          line(quantity, Math.max(one, other), Math.min(one, other)),
        );
        const shown = lines.map((each) => pricesOfPieces(each, each.quantity));
        const add = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);
        const found = orderTotals(lines, 'EUR');
        if (!found.ok) throw new Error('The totals are exact');
        const totals = found.value;
        expect(totals.gross.amount).toBe(add(shown.map(({ totalGross }) => totalGross.amount)));
        expect(totals.net.amount).toBe(add(shown.map(({ totalNet }) => totalNet.amount)));
        expect(discountValue(totals).amount).toBe(
          add(shown.map(({ totalGross, totalNet }) => totalGross.amount - totalNet.amount)),
        );
      }),
    );
  });

  it('are in one currency, whole and never lost in a float', () => {
    expect(() => orderTotals([line(1, 100, 70)], 'USD')).toThrow('EUR cannot be added to USD');
    for (const lines of [
      [line(0.5, 101, 70)],
      [line(2 ** 31, 2 ** 31, 1)],
      [line(1, 2 ** 53 - 1, 1), line(1, 1, 1)],
    ]) {
      expect(orderTotals(lines, 'EUR')).toEqual({ ok: false, problems: [problem('amount-too-large')] });
    }
  });
});
