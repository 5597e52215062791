import { describe, expect, it } from 'vitest';
import { deepestDiscount, discountOffList } from './deepest-discount';

it('takes the discount of the whole on top of that of the line that has most', () => {
  expect(deepestDiscount([0, 10, 5], 0)).toBe(10);
  expect(deepestDiscount([0, 10], 20)).toBe(28);
  expect(deepestDiscount([100, 3], 3)).toBe(100);
  expect(deepestDiscount([0.1], 0.2)).toBe(0.2998);
  expect(deepestDiscount([], 7)).toBe(7);
});

describe('the discount off the list price of today', () => {
  it.each([
    ['of the same price', 10, 100, 100, 10],
    ['of a list that went down', 10, 100, 80, 10],
    ['of an old price', 0, 100, 200, 50],
    ['of an old price and a discount', 10, 100, 125, 28],
  ])('%s', (_, discount, price, list, percent) => {
    expect(discountOffList(discount, price, list)).toBe(percent);
  });
});
