import { describe, expect, it } from 'vitest';
import { variableOrders } from './variable-order';
import { Work } from './work';

const one = [true, false];

/** The orders for a number of attributes and the attributes of each rule. */
const ordersOf = (depth: number, ...scopes: readonly number[][]) =>
  variableOrders(
    {
      attributes: Array.from({ length: depth }, (_, at) => ({ name: `a${at}`, usable: [true, true] })),
      rules: scopes.map((scope) =>
        Array.from({ length: depth }, (_, at) => (scope.includes(at) ? one : null)),
      ),
    },
    new Work(),
  );

describe('the orders of the attributes to try', () => {
  it('are that of the model alone for two attributes, and where no rule names two', () => {
    expect(ordersOf(2, [0, 1])).toEqual([[0, 1]]);
    expect(ordersOf(3, [0], [2], [])).toEqual([[0, 1, 2]]);
    expect(ordersOf(0)).toEqual([[]]);
  });

  it('begin with that of the model while another one is not clearly better', () => {
    expect(ordersOf(3, [0, 1], [1, 2])).toEqual([
      [0, 1, 2],
      [0, 1, 2],
    ]);
    expect(ordersOf(3, [0, 2])).toEqual([
      [0, 2, 1],
      [0, 1, 2],
    ]);
    expect(ordersOf(4, [0, 2], [1, 3], [0, 1])).toEqual([
      [2, 0, 1, 3],
      [0, 1, 2, 3],
    ]);
    expect(ordersOf(4, [0, 1], [1, 2], [2, 3], [1, 3])[0]).toEqual([0, 1, 2, 3]);
  });

  it('keep the attributes of one rule beside each other', () => {
    expect(ordersOf(6, [0, 3], [3, 5], [1, 4], [2, 4])).toEqual([
      [0, 3, 5, 1, 4, 2],
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(ordersOf(6, [0, 2, 4], [1, 3, 5])).toEqual([
      [0, 2, 4, 1, 3, 5],
      [0, 1, 2, 3, 4, 5],
    ]);
    expect(ordersOf(5, [0, 4], [1, 4], [2, 4])[0]).toEqual([3, 0, 1, 4, 2]);
  });
});
