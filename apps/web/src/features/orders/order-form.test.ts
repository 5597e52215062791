import { usualDelivery } from './delivery';
import { newOrder, type OrderDraft } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { daysOf, earliestDay, formLines, missingParts, orderedLines, orderOf, totalsOf } from './order-form';
import type { OrderDraftLine, OrderFormValues } from './order-form';
import { changesOf, seenLines } from './price-changes';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const money = (amount: number) => ({ amount, currency: 'EUR' as const });

function product(last: number, leadTimeWeeks: number | null): OrderDraftLine {
  return {
    _id: id(last),
    type: 'REGULAR',
    model: '2010',
    name: 'Almar',
    kind: 'pendant',
    subFamily: { id: 201, name: 'Almar' },
    referenceCode: '201010/1Z_10_200',
    configuration: {},
    quantity: 10,
    ordered: 0,
    parts: [],
    moq: 1,
    leadTimeWeeks,
    availability: { available: true, shippingDate: null },
    validation: { status: 0 },
    prices: { unitGross: money(1000), unitNet: money(700), totalGross: money(10_000), totalNet: money(7000) },
  };
}

/** A Tuesday. */
const today = '2026-12-01';
const draft: OrderDraft = {
  projectId: id(9),
  projectName: 'House',
  projectVersion: 3,
  currency: 'EUR',
  quote: null,
  addresses: [],
  contacts: [],
  today,
  calendar: { workingDays: [1, 2, 3, 4, 5], daysOff: [], everyYear: [] },
  products: {
    orderedIds: [id(2), id(1)],
    byId: { [id(1)]: product(1, 13), [id(2)]: product(2, 4) },
  },
  blocked: [],
  freeLines: 0,
  hasClientCode: true,
  shippingDate: '2027-03-02',
};
const wish: OrderFormValues = {
  quantities: { [id(1)]: 4 },
  leftOut: {},
  sendTogether: true,
  shippingDate: '',
  internalOrderNumber: '',
  comments: '',
  delivery: usualDelivery,
  files: [],
};

describe('an order being made', () => {
  const lines = orderedLines(draft, wish);

  it('keeps the order of the project, with the wished quantities', () => {
    expect(lines.map(({ quantity }) => quantity)).toEqual([10, 4]);
    expect(lines.map(({ prices }) => prices?.totalNet)).toEqual([money(7_000), money(2_800)]);
    expect(totalsOf(draft, lines)).toEqual({ quantity: 14, gross: money(14_000), net: money(9_800) });
  });

  it('never has more of a line than is left', () => {
    const many = orderedLines(draft, { ...wish, quantities: { [id(1)]: 500 } });
    expect(many.map(({ quantity }) => quantity)).toEqual([10, 10]);
  });

  it('leaves lines out and takes them back in with their quantity', () => {
    const part = { ...wish, leftOut: { [id(2)]: true } };
    expect(orderedLines(draft, part).map(({ _id, quantity }) => [_id, quantity])).toEqual([[id(1), 4]]);
    expect(orderOf(draft, orderedLines(draft, part), part).products).toHaveLength(1);
    expect(totalsOf(draft, orderedLines(draft, part))).toEqual({
      quantity: 4,
      gross: money(4_000),
      net: money(2_800),
    });
    expect(formLines(draft, part)).toEqual(lines);
    expect(orderedLines(draft, { ...part, leftOut: { [id(2)]: false } })).toEqual(lines);
    const none = orderedLines(draft, { ...part, leftOut: { [id(1)]: true, [id(2)]: true } });
    expect([none, totalsOf(draft, none), missingParts(none)]).toEqual([[], null, []]);
  });

  it('has no total without the right to see prices', () => {
    const hidden = lines.map((line) => ({ ...line, prices: undefined }));
    expect(totalsOf(draft, hidden)).toBeNull();
    expect(totalsOf(draft, [...lines.slice(1), ...hidden.slice(0, 1)])).toBeNull();
  });

  it('leaves together with the slowest line, apart from the quickest', () => {
    expect(daysOf(lines, draft)).toEqual({ first: '2026-12-29', last: '2027-03-02' });
    expect(earliestDay(lines, true, draft)).toBe('2027-03-02');
    expect(earliestDay(lines, false, draft)).toBe('2026-12-29');
    expect(daysOf([product(1, null)], draft)).toBeNull();
    expect(earliestDay([product(1, null)], true, draft)).toBe(today);
  });

  it('leaves on no day off of the country that it comes from', () => {
    const calendar = { ...draft.calendar, daysOff: ['2026-12-29', '2027-03-02'], everyYear: ['12-30'] };
    const closed = { ...draft, calendar };
    expect(daysOf(lines, closed)).toEqual({ first: '2026-12-31', last: '2027-03-03' });
    expect(earliestDay(lines, false, closed)).toBe('2026-12-31');
  });

  it('does not leave before the day to which a line is delayed', () => {
    const delayed = {
      ...product(1, 4),
      availability: { ...product(1, 4).availability, delayedTo: '20/03/2027' },
    };
    // The 20th is a Saturday.
    expect(daysOf([delayed], draft)).toEqual({ first: '2027-03-22', last: '2027-03-22' });
  });

  it('says which parts are too few in the whole order', () => {
    const belt = { reference: '225620/00_00_000', name: 'Belt 5 m', quantity: 1, moq: 2, isPart: true };
    const drawn = (last: number) => ({ ...product(last, 4), quantity: 1, parts: [belt] });
    expect(missingParts([drawn(1)])).toEqual([
      { reference: belt.reference, name: 'Belt 5 m', quantity: 1, moq: 2, missing: 1 },
    ]);
    expect(missingParts([drawn(1), drawn(2)])).toEqual([]);
  });

  it('is sent as the contract takes it, with what was seen', () => {
    const body = orderOf(draft, lines, wish);
    expect(newOrder.parse(body)).toEqual(body);
    expect(body.products[1]).toEqual({
      _id: id(1),
      quantity: 4,
      referenceCode: '201010/1Z_10_200',
      unitNet: money(700),
    });
    expect(orderOf(draft, lines, { ...wish, shippingDate: '2027-04-01' }).shippingDate).toBe('2027-04-01');
  });
});

describe('changed prices', () => {
  it('are those of lines that the project says other ones of', () => {
    const before = { unitGross: money(800), unitNet: money(500) };
    const changed = { ...product(1, 4), quantity: 3, pricesBefore: before };
    const [line] = seenLines([changed]);
    const { name } = changed;
    expect(line).toEqual({ id: id(1), name, reference: '201010/1Z_10_200', quantity: 3, unit: money(700) });
    expect(changesOf([changed, product(2, 4)])).toEqual([
      { id: id(1), before: { ...line, unit: money(500) }, after: line },
    ]);
  });
});
