import { expect, it } from 'vitest';
import { isSame, rowsOfChange } from './rows-of-change';

const euros = (amount: number) => ({ amount, currency: 'EUR' as const });

it('both sides stand in one row by what they say and of what, and what was taken away is not lost', () => {
  const rows = rowsOfChange({
    before: {
      facts: [{ name: 'revision', value: 1 }],
      prices: [
        { name: 'unitPrice', of: '201030', value: euros(100) },
        { name: 'discount', value: 5 },
      ],
    },
    after: {
      facts: [{ name: 'revision', value: 1 }],
      prices: [
        { name: 'unitPrice', of: '201030', value: euros(120) },
        { name: 'unitPrice', of: '201031', value: euros(90) },
      ],
    },
  });
  expect(rows).toEqual([
    { key: 'revision ', name: 'revision', of: undefined, is: 1, was: 1 },
    { key: 'unitPrice 201030', name: 'unitPrice', of: '201030', is: euros(120), was: euros(100) },
    { key: 'unitPrice 201031', name: 'unitPrice', of: '201031', is: euros(90) },
    { key: 'discount ', name: 'discount', of: undefined, was: 5 },
  ]);
  expect(rows.map(isSame)).toEqual([true, false, false, false]);
});

const price = (line: string | undefined, of: string, amount: number) => ({
  ...{ name: 'unitPrice' as const, of, value: euros(amount) },
  ...(line !== undefined && { line }),
});
const pricesOf = (before: readonly object[], after: readonly object[]) => {
  const side = (prices: readonly object[]) => ({ facts: [], prices: prices as ReturnType<typeof price>[] });
  const rows = rowsOfChange({ before: side(before), after: side(after) });
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  return rows.map(({ of, was, is }) => [of, was, is]);
};

it('lines of one reference have a row each, in whatever order a side has them', () => {
  expect(
    pricesOf(
      [price('a', '201030', 100), price('b', '201030', 200), price('c', '201030', 300)],
      [price('b', '201030', 220), price('a', '201030', 110)],
    ),
  ).toEqual([
    ['201030', euros(200), euros(220)],
    ['201030', euros(100), euros(110)],
    ['201030', euros(300), undefined],
  ]);
});

it('lines of one reference whose entry does not tell the lines are told apart by their order', () => {
  expect(
    pricesOf(
      [price(undefined, '201030', 100), price(undefined, '201030', 200)],
      [price(undefined, '201030', 110), price(undefined, '201030', 220)],
    ),
  ).toEqual([
    ['201030', euros(100), euros(110)],
    ['201030', euros(200), euros(220)],
  ]);
});

it('a line that became another product names both', () => {
  expect(pricesOf([price('a', '201030', 100)], [price('a', '201130', 100)])).toEqual([
    ['201030 → 201130', euros(100), euros(100)],
  ]);
});
