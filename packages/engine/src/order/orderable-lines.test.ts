import { expect, it } from 'vitest';
import { money } from '../price/money';
import { problemText } from '../problem';
import { orderableLines, type OrderCandidate } from './orderable-lines';

const good: OrderCandidate = {
  reference: '201010/1Z_10_200',
  quantity: 10,
  moqPerReference: [1, 10],
  unitGross: money(15000, 'EUR'),
  allowed: true,
  availability: { available: true },
};

it('an order takes a line unless something stands against it, and says what', () => {
  const judge = (change: Partial<OrderCandidate>) =>
    orderableLines([{ ...good, ...change }]).flatMap((line) => line.problems.map(problemText));
  expect(orderableLines([good])).toEqual([{ valid: true, problems: [] }]);
  expect(judge({ quantity: 9 })).toEqual(['Quantity 9 is below the minimum order quantity 10']);
  for (const quantity of [0, -1, 1.5, 1e12, Number.NaN]) expect(judge({ quantity })).toHaveLength(1);
  expect(judge({ unitGross: null })).toEqual(['There is no price for 201010/1Z_10_200']);
  expect(judge({ allowed: false })).toEqual(['This combination is incompatible.']);
  expect(judge({ availability: { available: false, reason: 'until' } })).toEqual([
    '201010/1Z_10_200 is not available',
  ]);
});
