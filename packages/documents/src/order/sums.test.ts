import { money, orderTotals, quotedTotals } from '@lucerna/engine';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { budgetLabelNames, type BudgetLabels } from '../budget/labels';
import type { OrderDocument } from './document';
import { orderLabelNames, type OrderLabels } from './labels';
import { orderSheet } from './sheet';

const wording = {
  labels: Object.fromEntries(budgetLabelNames.map((name) => [name, name])) as BudgetLabels,
  orderLabels: Object.fromEntries(orderLabelNames.map((name) => [name, name])) as OrderLabels,
  language: 'en',
  locale: 'en-GB',
};

/** An amount as it is printed, in cents. */
const cents = (printed: string): number =>
  Number(printed.replace('\u2212', '-').replaceAll(/[^\d-]/g, '') || 0);
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

const percent = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);
const quantity = fc.integer({ min: 1, max: 500 });
const price = fc.integer({ min: 1, max: 1_000_000 });
const placed = fc.record({
  products: fc.array(fc.record({ quantity, price, section: fc.constantFrom(undefined, 'Bar', 'Garden') }), {
    minLength: 1,
    maxLength: 8,
  }),
  free: fc.array(fc.record({ quantity, price: fc.option(price) }), { maxLength: 4 }),
  discount: percent,
  surcharge: percent,
});

type Placed = typeof placed extends fc.Arbitrary<infer Value> ? Value : never;

/** The document of an order, with the sums that the engine gives it. */
function documentOf({ products, free, discount, surcharge }: Placed): OrderDocument {
  const euro = (amount: number) => money(amount, 'EUR');
  const sold = products.map((each) => ({
    quantity: each.quantity,
    unitGross: euro(each.price),
    unitNet: euro(each.price),
  }));
  const freeLines = free.map((each) => ({
    text: 'Freight',
    quantity: each.quantity,
    unitPrice: each.price === null ? null : euro(each.price),
    total: each.price === null ? null : euro(each.price * each.quantity),
  }));
  const totals = orderTotals(sold, 'EUR');
  if (!totals.ok) throw new Error('The totals are refused');
  const quoted = quotedTotals(totals.value, sold, { discount, surcharge, freeLines });
  if (!quoted.ok) throw new Error('The totals of the quote are refused');
  const { net, discountValue, surchargeValue } = quoted.value;
  return {
    ...{ brand: 'Nordlys', number: '2026-000001', state: 'placed', region: 'row', projectName: 'Hotel' },
    ...{ orderedOn: '2026-11-26', orderedBy: 'a@example.test', clientCode: 'C-1', comments: '' },
    ...{ sendTogether: true, leavesOn: '2026-12-24', freeLines },
    lines: products.map((each, at) => ({
      ...{ name: 'Almar', details: [], reference: '201030', energyClass: null, picture: null },
      ...{ quantity: each.quantity, leadTimeWeeks: 4, unitNet: sold[at]!.unitNet },
      ...(each.section && { section: each.section }),
      total: euro(each.price * each.quantity),
    })),
    subTotal: euro(net.amount + discountValue.amount - surchargeValue.amount),
    ...{ discount, discountValue, surcharge, surchargeValue, net },
  };
}

it('what the confirmation of an order prints adds up to what the order comes to', () => {
  fc.assert(
    fc.property(placed, (given) => {
      const data = documentOf(given);
      const { rows, totals, netTotal } = orderSheet(data, {}, wording);
      const printed = sum(rows.flatMap((row) => ('figures' in row ? cents(row.figures.at(-1)!) : [])));
      const steps = totals.map(([, value]) => cents(value));
      expect(printed).toBe(data.subTotal!.amount);
      expect(steps.length === 0 ? printed : sum(steps)).toBe(cents(netTotal![1]));
      expect(cents(netTotal![1])).toBe(data.net!.amount);
    }),
  );
});

it('an order without prices prints no amount', () => {
  const { net: _, ...rest } = documentOf({
    products: [{ quantity: 2, price: 1234, section: undefined }],
    ...{ free: [], discount: 0, surcharge: 0 },
  });
  const lines = rest.lines.map(({ unitNet: _net, total: _total, ...line }) => line);
  const sheet = orderSheet({ ...rest, lines }, {}, wording);
  expect(sheet).toMatchObject({ netTotal: null, totals: [], columns: ['product', 'quantity'] });
  expect(JSON.stringify(sheet)).not.toContain('12.34');
});

it.each([
  ['placed', 'titlePlaced', null],
  ['held', 'titleHeld', 'conditionHeld'],
  ['cancelled', 'titleCancelled', 'conditionCancelled'],
] as const)('an order that is %s is called so, and says what that means', (state, title, says) => {
  const products = [{ quantity: 1, price: 100, section: undefined }];
  const data = { ...documentOf({ products, free: [], discount: 0, surcharge: 0 }), state };
  const { heading, conditions } = orderSheet(data, {}, wording);
  expect(heading).toBe(title);
  const said = conditions.sentences.filter((each) => ['conditionHeld', 'conditionCancelled'].includes(each));
  expect(said).toEqual(says === null ? [] : [says]);
});
