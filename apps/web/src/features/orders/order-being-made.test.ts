import { newOrder } from '@lucerna/contract';
import type { OrderDraft } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { daysOf, earliestDay, orderedLines, orderOf, totalsOf } from './order-being-made';
import type { Wish } from './order-being-made';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const money = (amount: number) => ({ amount, currency: 'EUR' as const });

function product(last: number, shippingDate: string | null) {
  return {
    _id: id(last),
    type: 'REGULAR' as const,
    model: '2010',
    name: 'Almar',
    kind: 'pendant',
    subFamily: { id: 201, name: 'Almar' },
    referenceCode: '201010/1Z_10_200',
    configuration: {},
    quantity: 2,
    moq: 1,
    leadTimeWeeks: 4,
    availability: { available: true, shippingDate },
    validation: { status: 0 },
    prices: { unitGross: money(1000), unitNet: money(700), totalGross: money(2000), totalNet: money(1400) },
  };
}

const draft: OrderDraft = {
  projectId: id(9),
  projectName: 'House',
  projectVersion: 3,
  currency: 'EUR',
  products: {
    orderedIds: [id(2), id(1)],
    byId: { [id(1)]: product(1, '2027-03-01'), [id(2)]: product(2, '2027-01-10') },
  },
  blocked: [],
  shippingDate: '2027-03-01',
};
const wish: Wish = {
  quantities: { [id(1)]: 10 },
  sendTogether: true,
  shippingDate: '',
  internalOrderNumber: '',
  comments: '',
};

describe('an order being made', () => {
  const lines = orderedLines(draft, wish);

  it('keeps the order of the project, with the wished quantities', () => {
    expect(lines.map(({ quantity }) => quantity)).toEqual([2, 10]);
    expect(lines.map(({ prices }) => prices?.totalNet)).toEqual([money(1_400), money(7_000)]);
    expect(totalsOf(draft, lines)).toEqual({ quantity: 12, gross: money(12_000), net: money(8_400) });
  });

  it('has no total without the right to see prices', () => {
    const hidden = lines.map((line) => ({ ...line, prices: undefined }));
    expect(totalsOf(draft, hidden)).toBeNull();
    expect(totalsOf(draft, [...lines.slice(1), ...hidden.slice(0, 1)])).toBeNull();
  });

  it('leaves together with the slowest line, apart from the quickest', () => {
    expect(daysOf(lines)).toEqual({ first: '2027-01-10', last: '2027-03-01' });
    expect(earliestDay(lines, true, '2026-12-01')).toBe('2027-03-01');
    expect(earliestDay(lines, false, '2026-12-01')).toBe('2027-01-10');
    expect(daysOf([product(1, null)])).toBeNull();
    expect(earliestDay([product(1, null)], true, '2026-12-01')).toBe('2026-12-01');
  });

  it('is sent as the contract takes it', () => {
    const body = orderOf(id(9), lines, wish);
    expect(newOrder.parse(body)).toEqual(body);
    expect(orderOf(id(9), lines, { ...wish, shippingDate: '2027-04-01' }).shippingDate).toBe('2027-04-01');
  });
});
