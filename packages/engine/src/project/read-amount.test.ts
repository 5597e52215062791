import { expect, it } from 'vitest';
import { readAmount } from './read-amount';

it.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12,50', 1250],
  ['1.234,50 €', 123_450],
  ['$1,234.50', 123_450],
  ['1.234', 123_400],
  ["1'234", 123_400],
  ['0', 0],
  ['-3', null],
  ['free', null],
  ['', null],
  ['9'.repeat(30), null],
])('%s is an amount of %s', (text, minor) => {
  expect(readAmount(text)).toBe(minor);
});
