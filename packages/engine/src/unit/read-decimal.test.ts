import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDecimal } from './read-decimal';

const read = (text: string, decimal: ',' | '.') => readDecimal(text, decimal)?.toFixed() ?? null;

describe('a number', () => {
  it.each([
    ['1.234,50', ',', '1234.5'],
    ['1,234.50', ',', '1234.5'],
    ['1.234.567', ',', '1234567'],
    ['1,234,567', ',', '1234567'],
    ['1.234', ',', '1234'],
    ['1.23', ',', '1.23'],
    ['0.125', ',', '0.125'],
    ['1234.567', ',', '1234.567'],
    ['1,234', ',', '1.234'],
    ['1,234', '.', '1234'],
    ['1.234', '.', '1.234'],
    ['1,234,567.89', '.', '1234567.89'],
    [',5', ',', '0.5'],
  ] as const)('is read: %s with %s before the decimals', (text, decimal, value) => {
    expect(read(text, decimal)).toBe(value);
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
    expect(read(text, ',')).toBeNull();
    expect(read(text, '.')).toBeNull();
  });

  it('is read back as it was written', () => {
    const locales = { ',': 'de-DE', '.': 'en-US' } as const;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom(',', '.'), (cents, decimal) => {
        expect(read((cents / 100).toLocaleString(locales[decimal]), decimal)).toBe(String(cents / 100));
      }),
    );
  });
});
