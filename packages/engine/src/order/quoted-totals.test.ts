import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { budgetTotals } from '../budget/budget-totals';
import { money } from '../price/money';
import { orderTotals } from './order-totals';
import { quotedTotals } from './quoted-totals';

const eur = (amount: number) => money(amount, 'EUR');
const percent = fc.integer({ min: 0, max: 400_000 }).map((part) => part / 10_000);
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 500 }),
  unitGross: fc.integer({ min: 1, max: 900_000 }).map(eur),
  discount: percent,
});
const free = fc.record({
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPrice: fc.integer({ min: 1, max: 90_000 }).map(eur),
});

describe('an order at the prices of a quote', () => {
  it('comes to the sum of the quote without tax when all of it is ordered', () => {
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 12 }),
        fc.array(free, { maxLength: 3 }),
        percent,
        percent,
        (lines, freeLines, discount, surcharge) => {
          const nets = freeLines.map(({ quantity, unitPrice }) => ({
            quantity,
            unitGross: unitPrice,
            isNet: true,
          }));
          const quote = budgetTotals({
            currency: 'EUR',
            lines: [...lines, ...nets],
            discount,
            surcharge,
            iva: 21,
          });
          if (!quote.ok) throw new Error('The quote has no totals');
          const ordered = lines.map(({ quantity, unitGross }, at) => {
            const { unitNet } = quote.value.lines[at]!;
            return { quantity, unitGross, unitNet };
          });
          const plain = orderTotals(ordered, 'EUR');
          if (!plain.ok) throw new Error('The order has no totals');
          const order = quotedTotals(plain.value, ordered, { discount, surcharge, freeLines });
          if (!order.ok) throw new Error('The order has no totals at the prices of the quote');
          const { netTotal, ivaValue, discountValue, surchargeValue } = quote.value;
          expect(order.value.net.amount).toBe(netTotal.amount - ivaValue.amount);
          expect([order.value.discountValue, order.value.surchargeValue]).toEqual([
            discountValue,
            surchargeValue,
          ]);
        },
      ),
    );
  });

  it('leaves the discount off what is no product', () => {
    const lines = [{ quantity: 2, unitGross: eur(1000), unitNet: eur(900) }];
    const plain = orderTotals(lines, 'EUR');
    if (!plain.ok) throw new Error('The order has no totals');
    const terms = { discount: 10, surcharge: 0, freeLines: [{ quantity: 1, unitPrice: eur(500) }] };
    expect(quotedTotals(plain.value, lines, terms)).toEqual({
      ok: true,
      value: {
        ...{ quantity: 2, gross: eur(2500), net: eur(2120) },
        ...{ discountValue: eur(180), surchargeValue: eur(0) },
      },
    });
  });
});
