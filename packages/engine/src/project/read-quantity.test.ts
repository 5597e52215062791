import { describe, expect, it } from 'vitest';
import { otherQuantity, readQuantity } from './read-quantity';

describe('a quantity that somebody wrote', () => {
  it.each([
    ['', 1],
    ['12', 12],
    [' 12 x', 12],
    ['×12', 12],
    ['12 pcs', 12],
    ['12 Stk.', 12],
    ['12,0', 12],
    ['12.00', 12],
    ['1.200', 1200],
    ['1,200', 1200],
    ['1 200', 1200],
    ['1’200', 1200],
    ['100000', 100_000],
    ['007', 7],
  ])('is read: %j', (text, quantity) => {
    expect(readQuantity(text)).toEqual({ ok: true, value: quantity });
  });

  it.each([
    ['12.000', 12],
    ['1,000 pcs', 1],
    ['1.200', null],
    ['1 000', null],
    ['1.000,00', null],
    ['12,0', null],
  ])('may be another one: %j', (text, other) => {
    expect(otherQuantity(text)).toBe(other);
  });

  it.each([
    '0',
    '-3',
    '1,5',
    '1.25',
    '100001',
    '1e3',
    'twelve',
    '2026-03-09',
    '=1+1',
    '12 34',
    '9'.repeat(50),
    `1${' '.repeat(4985)}!`,
    `1${' '.repeat(40)}x`,
  ])('is none: %j', (text) => {
    const read = readQuantity(text);
    expect(read.ok ? [] : read.problems.map(({ code }) => code)).toEqual(['quantity-invalid']);
  });
});
