import { describe, expect, it } from 'vitest';
import { daysAfter, laterDay } from './days';
import { dispatchDay, orderShipments, type DeliverableLine } from './order-delivery';

// A Friday, so that whole weeks end on one.
const today = '2026-11-20';
const line = (
  leadTimeWeeks: number | null,
  availability: DeliverableLine['availability'] = { available: true },
) => ({
  leadTimeWeeks,
  availability,
});

describe('days', () => {
  it('are counted over months and years, in either spelling', () => {
    expect([daysAfter(today, 0), daysAfter('21/11/2026', 21), daysAfter('2026-12-31', 1)]).toEqual([
      '2026-11-20',
      '2026-12-12',
      '2027-01-01',
    ]);
    expect([daysAfter('2028-02-28', 1), daysAfter('2027-02-28', 1), daysAfter('2027-01-01', -1)]).toEqual([
      '2028-02-29',
      '2027-03-01',
      '2026-12-31',
    ]);
    expect(() => daysAfter('', 1)).toThrow(' is not a date');
    expect(() => daysAfter('2027-02-29', 1)).toThrow(RangeError);
  });

  it('are compared', () => {
    expect([laterDay('01/02/2027', '2027-01-31'), laterDay('2027-01-31', '01/02/2027')]).toEqual([
      '2027-02-01',
      '2027-02-01',
    ]);
    expect([laterDay(null, '2027-01-31'), laterDay('2027-01-31', null), laterDay(null, null)]).toEqual([
      '2027-01-31',
      '2027-01-31',
      null,
    ]);
    expect(laterDay('01/02/2027', '01/02/2027')).toBe('2027-02-01');
    expect([laterDay('01/02/2027', null), laterDay(null, '01/02/2027')]).toEqual([
      '2027-02-01',
      '2027-02-01',
    ]);
  });
});

describe('the day on which a line can leave', () => {
  it('is its lead time from today, but not before the day to which it is delayed', () => {
    expect(dispatchDay(line(3), today)).toBe('2026-12-11');
    expect(dispatchDay(line(0), today)).toBe('2026-11-20');
    expect(dispatchDay(line(3, { available: true, delayedTo: '15/01/2027' }), today)).toBe('2027-01-15');
    expect(dispatchDay(line(8, { available: true, delayedTo: '12/01/2027' }), today)).toBe('2027-01-15');
  });

  it('is not known without lead time, nor for what is not available', () => {
    expect(dispatchDay(line(null), today)).toBeNull();
    expect(
      dispatchDay(line(3, { available: false, reason: 'since', expected: '15/01/2027' }), today),
    ).toBeNull();
  });
});

describe('the shipments of an order', () => {
  const lines = [line(5), line(3), line(5), line(8)];
  const ship = (of: readonly DeliverableLine[], sendTogether: boolean, wanted?: string | null) =>
    orderShipments(of, { today, sendTogether, ...(wanted !== undefined && { wanted }) });

  it('together leave on the day of the last line', () => {
    expect(ship(lines, true)).toEqual([{ day: '2027-01-15', lines: [0, 1, 2, 3] }]);
    expect(ship([...lines, line(null)], true)).toEqual([{ day: null, lines: [0, 1, 2, 3, 4] }]);
  });

  it('apart leave on their days, earliest first, those without a day last', () => {
    expect(ship([line(null), ...lines, line(null)], false)).toEqual([
      { day: '2026-12-11', lines: [2] },
      { day: '2026-12-25', lines: [1, 3] },
      { day: '2027-01-15', lines: [4] },
      { day: null, lines: [0, 5] },
    ]);
    expect(ship([line(8), line(3)], false).map((each) => each.day)).toEqual(['2026-12-11', '2027-01-15']);
  });

  it('do not leave before the day asked for', () => {
    expect(ship(lines, false, '2026-12-26')).toEqual([
      { day: '2026-12-28', lines: [0, 1, 2] },
      { day: '2027-01-15', lines: [3] },
    ]);
    expect(ship(lines, true, '01/03/2027')).toEqual([{ day: '2027-03-01', lines: [0, 1, 2, 3] }]);
    expect(ship([line(null)], false, '01/03/2027')).toEqual([{ day: null, lines: [0] }]);
    expect(ship([line(3)], false, null)).toEqual([{ day: '2026-12-11', lines: [0] }]);
  });

  it('apart keep those without a day last wherever they stand', () => {
    const day = (of: readonly DeliverableLine[]) => ship(of, false).map((each) => each.day);
    expect(day([line(5), line(null), line(3)])).toEqual(['2026-12-11', '2026-12-25', null]);
    expect(day([line(3), line(null)])).toEqual(['2026-12-11', null]);
    expect(day([line(null), line(3)])).toEqual(['2026-12-11', null]);
  });

  it('of nothing are none', () => {
    expect([ship([], true), ship([], false)]).toEqual([[], []]);
  });
});
