import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysAfter } from './days';
import { dispatchDay, orderShipments } from './order-delivery';
import { isWorkingDay, mondayToFriday, nextWorkingDay } from './working-days';

describe('working days', () => {
  it('are those from Monday to Friday', () => {
    const week = Array.from({ length: 7 }, (_, ahead) => daysAfter('2026-11-23', ahead));
    expect(week.map((day) => isWorkingDay(day))).toEqual([true, true, true, true, true, false, false]);
    expect(week.map((day) => nextWorkingDay(day)).slice(4)).toEqual([
      '2026-11-27',
      '2026-11-30',
      '2026-11-30',
    ]);
    expect(nextWorkingDay('01/01/2028')).toBe('2028-01-03');
  });

  it('leave out the days off of a calendar', () => {
    const calendar = { ...mondayToFriday, daysOff: ['2026-12-24', '2026-12-25', '2026-12-28'] };
    expect(nextWorkingDay('2026-12-24', calendar)).toBe('2026-12-29');
    expect(isWorkingDay('25/12/2026', calendar)).toBe(false);
    expect(dispatchDay({ leadTimeWeeks: 4, availability: { available: true } }, '2026-11-27', calendar)).toBe(
      '2026-12-29',
    );
  });

  it('leave out the days off of every year, whatever the year', () => {
    const calendar = { ...mondayToFriday, everyYear: ['12-25', '01-01', '02-29'] };
    const days = ['2026-12-25', '2029-12-25', '2027-01-01', '2028-02-29', '2027-03-01'];
    expect(days.map((day) => nextWorkingDay(day, calendar))).toEqual([
      ...['2026-12-28', '2029-12-26', '2027-01-04', '2028-03-01', '2027-03-01'],
    ]);
  });

  it('are those that a country has: it may work on Sundays and rest on Fridays', () => {
    const calendar = { ...mondayToFriday, workingDays: [7, 1, 2, 3, 4] };
    expect(nextWorkingDay('2026-11-27', calendar)).toBe('2026-11-29');
  });

  it('are refused where there are none, and for what is no day', () => {
    expect(() => nextWorkingDay('2026-11-21', { ...mondayToFriday, workingDays: [] })).toThrow(RangeError);
    expect(() => nextWorkingDay('')).toThrow(RangeError);
    expect(() => isWorkingDay('soon')).toThrow(RangeError);
  });

  it('are the only ones on which anything leaves, never before it is ready', () => {
    const line = fc.record({
      leadTimeWeeks: fc.integer({ min: 0, max: 60 }),
      delay: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 700 }),
        fc.option(fc.integer({ min: 0, max: 700 }), { nil: null }),
        fc.boolean(),
        (given, start, wish, sendTogether) => {
          const today = daysAfter('2026-01-01', start);
          const wanted = wish === null ? null : daysAfter('2026-01-01', wish);
          const lines = given.map(({ leadTimeWeeks, delay }) => ({
            leadTimeWeeks,
            availability: { available: true, ...(delay !== null && { delayedTo: daysAfter(today, delay) }) },
          }));
          for (const { day, lines: places } of orderShipments(lines, { today, sendTogether, wanted })) {
            expect(day && isWorkingDay(day)).toBe(true);
            for (const place of places) {
              const { leadTimeWeeks, availability } = lines[place]!;
              expect(day! >= daysAfter(today, leadTimeWeeks * 7)).toBe(true);
              expect(day! >= ((availability as { delayedTo?: string }).delayedTo ?? today)).toBe(true);
              expect(day! >= (wanted ?? today)).toBe(true);
            }
          }
        },
      ),
    );
  });
});
