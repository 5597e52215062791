import { describe, expect, it } from 'vitest';
import { availabilityOn } from './availability';
import { leadTimeWeeks } from './lead-time';
import { isOrderQuantityValid, minimumOrderQuantity } from './minimum-order-quantity';

const today = '2026-11-21';
const never = { since: null, until: null, expected: null };

describe('delivery', () => {
  it('takes the last entry up to the quantity, in whatever order they come', () => {
    const entries = [
      { from: 51, weeks: 8 },
      { from: 1, weeks: 3 },
      { from: 11, weeks: 5 },
    ];
    expect([1, 10, 11, 50, 51].map((quantity) => leadTimeWeeks(entries, null, quantity, false))).toEqual([
      3, 3, 5, 5, 8,
    ]);
    expect(leadTimeWeeks(entries, [{ from: 20, weeks: 9 }], 11, true)).toBe(5);
    expect(leadTimeWeeks([], [{ from: 1, weeks: 9 }], 11, true)).toBeNull();
    expect(leadTimeWeeks(null, null, 1, true)).toBeNull();
    const twice = [
      { from: 5, weeks: 4 },
      { from: 5, weeks: 6 },
    ];
    expect([leadTimeWeeks(twice, null, 5, false), leadTimeWeeks(twice, null, 4, false)]).toEqual([6, null]);
    expect(leadTimeWeeks(entries, [{ from: 1, weeks: 9 }], 11, false)).toBe(5);
    expect(leadTimeWeeks(entries, [{ from: 1, weeks: 9 }], 11, true)).toBe(9);
    expect(leadTimeWeeks(entries, [{ from: 1, weeks: 2 }], 11, true)).toBe(5);
  });

  it('asks the greatest of all minimum quantities', () => {
    expect(minimumOrderQuantity(2, [null, 5, undefined])).toBe(5);
    expect(minimumOrderQuantity(0, [0])).toBe(1);
    expect([minimumOrderQuantity(7, [5]), minimumOrderQuantity(null, [])]).toEqual([7, 1]);
    expect([
      isOrderQuantityValid(0, []),
      isOrderQuantityValid(1, [null]),
      isOrderQuantityValid(4, [5]),
    ]).toEqual([false, true, false]);
  });

  it('counts the last day, and lets a past end win over a future start', () => {
    expect(availabilityOn({ ...never, until: '21/11/2026' }, today)).toEqual({ available: true });
    expect(availabilityOn({ ...never, since: '21/11/2026' }, today)).toEqual({ available: true });
    const both = { since: '01/01/2027', until: '20/11/2026', expected: '01/02/2027' };
    expect(availabilityOn(both, today)).toEqual({ available: false, reason: 'until' });
    expect(availabilityOn({ ...both, until: null }, today)).toEqual({
      available: false,
      reason: 'since',
      expected: '01/02/2027',
    });
    expect(availabilityOn({ ...never, since: '22/11/2026' }, today)).toEqual({
      available: false,
      reason: 'since',
    });
    expect(availabilityOn({ ...never, expected: '20/11/2026' }, today)).toEqual({ available: true });
    expect(availabilityOn(null, today)).toEqual({ available: true });
    expect(availabilityOn({ ...never, expected: '21/11/2026' }, today)).toEqual({ available: true });
    expect(availabilityOn({ ...never, expected: '22/11/2026' }, today)).toEqual({
      available: true,
      delayedTo: '22/11/2026',
    });
    expect(availabilityOn({ ...never, since: '20/11/2026', expected: '22/11/2026' }, '21/11/2026')).toEqual({
      available: true,
      delayedTo: '22/11/2026',
    });
  });
});
