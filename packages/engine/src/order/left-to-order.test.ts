import { describe, expect, it } from 'vitest';
import { isAllOrdered, leftToOrder } from './left-to-order';

describe('what is left to order', () => {
  it('of a line is its quantity without what was ordered', () => {
    expect(leftToOrder({ quantity: 3, ordered: 0 })).toBe(3);
    expect(leftToOrder({ quantity: 3, ordered: 1 })).toBe(2);
    expect(leftToOrder({ quantity: 3, ordered: 3 })).toBe(0);
    expect(leftToOrder({ quantity: 3, ordered: 500 })).toBe(0);
  });

  it('of a project is nothing when nothing of its lines is left', () => {
    const [some, all] = [
      { quantity: 3, ordered: 1 },
      { quantity: 2, ordered: 2 },
    ];
    expect(isAllOrdered([some, all])).toBe(false);
    expect(isAllOrdered([all, all])).toBe(true);
    expect(isAllOrdered([])).toBe(false);
  });
});
