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
    { name: 'revision', of: undefined, is: 1, was: 1 },
    { name: 'unitPrice', of: '201030', is: euros(120), was: euros(100) },
    { name: 'unitPrice', of: '201031', is: euros(90) },
    { name: 'discount', of: undefined, was: 5 },
  ]);
  expect(rows.map(isSame)).toEqual([true, false, false, false]);
});
