import { describe, expect, it } from 'vitest';
import { availabilityOfAll, productDelivery, type OrderReference } from './product-delivery';

const here = { available: true };
const reference: OrderReference = {
  reference: 'a',
  quantity: 1,
  leadTimeWeeks: 3,
  moq: 1,
  availability: here,
  isPart: false,
};
const of = (...changes: Partial<OrderReference>[]) =>
  productDelivery(changes.map((each) => ({ ...reference, ...each })));

describe('the delivery of a product of several references', () => {
  it('takes as long as its slowest reference, and no known time when one has none', () => {
    expect(of({}, { leadTimeWeeks: 7 }, { leadTimeWeeks: 5 }).leadTimeWeeks).toBe(7);
    expect(of({ leadTimeWeeks: 0 }).leadTimeWeeks).toBe(0);
    expect(of({}, { leadTimeWeeks: null }, { leadTimeWeeks: 9 }).leadTimeWeeks).toBeNull();
    expect(of()).toEqual({ leadTimeWeeks: null, moq: 1, availability: here });
  });

  it('needs as many products as bring each reference to its minimum in pieces', () => {
    expect(of({ moq: 10, quantity: 3 }, { moq: 2 }).moq).toBe(4);
    expect(of({ moq: 9, quantity: 3 }).moq).toBe(3);
    expect(of({ moq: 2, quantity: 3 }).moq).toBe(1);
    expect(of({ moq: 5 }, { moq: 3 }).moq).toBe(5);
    expect(of({ moq: 5, isPart: true }, { moq: 3 }).moq).toBe(3);
  });

  it('is there when all of it is', () => {
    const later = { available: true, delayedTo: '15/01/2027' };
    const latest = { available: true, delayedTo: '01/02/2027' };
    expect(of({ availability: later }, { availability: latest }, {}).availability).toEqual(latest);
    expect(availabilityOfAll([latest, later])).toEqual(latest);
    expect(availabilityOfAll([here, here])).toEqual(here);
    expect(availabilityOfAll([])).toStrictEqual(here);
    expect(availabilityOfAll([here])).toStrictEqual(here);
  });

  it('is not there when one of it is not: what is over counts before what is still to come', () => {
    const over = { available: false, reason: 'until' } as const;
    const toCome = { available: false, reason: 'since', expected: '15/01/2027' } as const;
    const muchLater = { available: false, reason: 'since', expected: '01/03/2027' } as const;
    const unknown = { available: false, reason: 'since' } as const;
    const delayed = { available: true, delayedTo: '01/06/2027' };
    expect(availabilityOfAll([here, toCome, over])).toEqual(over);
    expect(availabilityOfAll([delayed, toCome, muchLater])).toEqual(muchLater);
    expect(availabilityOfAll([muchLater, toCome])).toEqual(muchLater);
    expect(availabilityOfAll([toCome, unknown])).toStrictEqual(unknown);
    expect(availabilityOfAll([here, toCome])).toEqual(toCome);
  });
});
