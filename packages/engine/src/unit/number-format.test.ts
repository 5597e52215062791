import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { problemText } from '../problem';
import { formatNumber, parseNumber } from './number-format';

const read = (text: string, currency: string) => {
  const found = parseNumber(text, currency);
  return found.ok ? found.value : found.problems.map(problemText).join();
};

describe('a number', () => {
  it('is written the German way for euros and the American way otherwise', () => {
    expect([formatNumber(1234.5, 'EUR'), formatNumber(1234.5, 'USD'), formatNumber(1234.5, 'GBP')]).toEqual([
      '1.234,5',
      '1,234.5',
      '1,234.5',
    ]);
    expect([formatNumber(1.005, 'USD'), formatNumber('-1.005', 'EUR'), formatNumber(2.5, 'EUR', 0)]).toEqual([
      '1.01',
      '-1,01',
      '3',
    ]);
    expect([formatNumber(-0.001, 'EUR'), formatNumber(-0, 'USD'), formatNumber(0.1234, 'USD', 4)]).toEqual([
      '0',
      '0',
      '0.1234',
    ]);
  });

  it.each([
    ['1.234,50', 'EUR', '1234.5'],
    ['1,234.50', 'EUR', '1234.5'],
    ['1.234.567', 'EUR', '1234567'],
    ['1,234,567', 'EUR', '1234567'],
    ['1.234', 'EUR', '1234'],
    ['1.23', 'EUR', '1.23'],
    ['0.125', 'EUR', '0.125'],
    ['1234.567', 'EUR', '1234.567'],
    ['1,234', 'EUR', '1.234'],
    ['1,234', 'USD', '1234'],
    ['1.234', 'USD', '1.234'],
    ['1,234,567.89', 'USD', '1234567.89'],
    [',5', 'EUR', '0.5'],
    [' -12 ', 'USD', '-12'],
    ['−7', 'USD', '-7'],
    ['+7', 'USD', '7'],
    ['1 234,5', 'EUR', '1234.5'],
    ['-0', 'EUR', '0'],
  ])('is read: %s in %s', (text, currency, value) => {
    expect(read(text, currency)).toBe(value);
  });

  it.each([
    '',
    '-',
    'x',
    '1,',
    '12.34.567',
    '1.2345.678',
    '1,23,4',
    '.123.456',
    '1.234,5,6',
    '1234.567,8',
    '1e3',
  ])('is not %j', (text) => {
    expect(read(text, 'EUR')).toBe('Invalid input');
    expect(read(text, 'USD')).toBe('Invalid input');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.constantFrom('EUR', 'USD'), (cents, currency) => {
        expect(read(formatNumber(cents / 100, currency), currency)).toBe(String(cents / 100));
      }),
    );
  });
});
