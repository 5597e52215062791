import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import { convertUnit } from './convert-unit';
import { dayOf } from './day';
import { cmToInches } from './inch';
import { maxPendantHeight, metersToCm } from './length';
import { timeToDays } from './time';
import { kgToPounds, m3ToFt3 } from './weight-and-volume';

describe('units', () => {
  it('give inches in reduced sixteenths', () => {
    const written = {
      0.07: '0"',
      0.08: '1/16"',
      1: '3/8"',
      1.27: '1/2"',
      2.5: '1"',
      30: '11 13/16"',
      600: '236 1/4"',
    };
    for (const [cm, inches] of Object.entries(written)) expect(cmToInches(Number(cm))).toBe(inches);
    expect(cmToInches(-10)).toBe('-3 15/16"');
    expect(cmToInches(0.238125 / 3)).toBe('1/16"');
  });

  it('round metres up to centimetres without the dust of binary floats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000 }), (cm) => {
        expect(metersToCm(cm / 100)).toBe(cm);
      }),
    );
    expect(metersToCm(1.1 + 2.2)).toBe(330);
    expect(metersToCm(1.001)).toBe(101);
  });

  it('use the factors as written', () => {
    expect([kgToPounds(1), m3ToFt3(1), kgToPounds(0)]).toEqual([2.2026, 35.3357, 0]);
    expect(maxPendantHeight(2.7)).toBe(2.6);
    expect(maxPendantHeight(0.05)).toBe(0);
  });

  it('take days, weeks and months only', () => {
    expect(timeToDays(3, 'weeks')).toEqual({ ok: true, value: 21 });
    for (const [value, unit] of [
      ['3', 'weeks'],
      [3, 'week'],
      [3, 'toString'],
      [Number.NaN, 'days'],
      [3, null],
    ]) {
      const days = timeToDays(value, unit);
      expect(days.ok ? '' : days.problems.map(problemText).join()).toBe('Invalid input');
    }
  });

  it('show a measure as the market reads it, and refuse another kind', () => {
    expect(convertUnit(10, 'length', 'imperial')).toEqual({
      ok: true,
      value: { figure: 3.937, unit: 'in', text: '3 15/16"' },
    });
    expect(convertUnit(10, 'length', 'metric')).toEqual({
      ok: true,
      value: { figure: 10, unit: 'cm', text: '10 cm' },
    });
    expect(convertUnit(1, 'weight', 'imperial')).toMatchObject({ value: { figure: 2.2026, unit: 'lb' } });
    expect(convertUnit(1, 'volume', 'imperial')).toMatchObject({ value: { text: '35.3357 ft³' } });
    const wrong = convertUnit(10, 'constructor', 'metric');
    expect(wrong.ok ? '' : wrong.problems.map(problemText).join()).toBe('Wrong udType parameter');
  });

  it('compare days of both spellings and refuse what is none', () => {
    expect(dayOf('21/11/2026')).toBe(dayOf('2026-11-21'));
    expect([dayOf(null), dayOf(''), dayOf('29/02/2028')]).toEqual([null, null, 20280229]);
    for (const text of ['29/02/2027', '31/04/2026', '1/1/2026', '2026/01/01', '00/01/2026']) {
      expect(() => dayOf(text)).toThrow(RangeError);
    }
  });
});
