import { quoteDetails, type Budget, type RevisionDraft } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { editedLines, revisionOf, totalsOf, type Quote } from './quote';
import { linesOfRevision, quoteOfRevision } from './revision';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const line = (last: number, quantity: number, amount: number): Budget['products'][number] => ({
  position: last,
  _id: id(last),
  model: '2010',
  name: 'Almar',
  kind: 'pendant',
  subFamily: { id: 201, name: 'Almar' },
  referenceCode: `201010/1Z_10_20${last}`,
  configuration: {},
  quantity,
  leadTimeWeeks: 4,
  unitPvp: euro(amount),
  discount: 10,
});

const budget = {
  currency: 'EUR',
  language: 'de',
  withPrices: true,
  ...quoteDetails.parse({ clientName: 'Hotel Mar', taxKind: 'vat', iva: 21 }),
  products: [line(1, 2, 10_000), line(2, 1, 5_000)],
  takenOut: [line(3, 4, 100)],
} as unknown as Budget;

const draft: RevisionDraft = {
  discountLimit: 100,
  catalogId: 16,
  budget,
  today: {
    [id(1)]: { referenceCode: 'now', name: 'Almar', quantity: 2, unitGross: euro(12_000) },
    [id(2)]: {
      referenceCode: '201010/1Z_10_202',
      name: 'Almar',
      quantity: 1,
      unitGross: euro(5_000),
    },
  },
  notInIt: [line(4, 6, 700)],
};
const started = { ...quoteOfRevision(budget, '2027-01-01'), discount: 0, lineEdits: {} } as Quote;

function sent(lineEdits: Quote['lineEdits']) {
  const quote = { ...started, lineEdits };
  return revisionOf(linesOfRevision(draft, quote), quote).products;
}

it('starts as the revision before, at its prices', () => {
  const lines = linesOfRevision(draft, started);
  expect(editedLines(lines, started).map(({ isOut, discount }) => [isOut, discount])).toEqual([
    [false, 10],
    [false, 10],
    [true, 10],
    [true, 10],
  ]);
  expect(totalsOf({ currency: 'EUR', lines, freeLines: [] }, started)?.subTotal).toEqual(euro(22_500));
  expect(lines.map(({ today }) => today)).toEqual([euro(12_000), null, null, null]);
});

it('sends what was taken out, and not what was never in', () => {
  expect(sent({ [id(2)]: { isOut: true } })).toMatchObject([
    { _id: id(1), isOut: false, fromProject: false },
    { _id: id(2), isOut: true, fromProject: false },
    { _id: id(3), isOut: true },
  ]);
  expect(sent({})[0]).not.toHaveProperty('unitGross');
});

it('names what was seen of a line that it takes from the project', () => {
  const products = sent({ [id(1)]: { fromProject: true, quantity: 5 }, [id(4)]: { isOut: false } });
  expect(products[0]).toEqual({
    ...{ _id: id(1), quantity: 5, discount: 10, isOut: false, fromProject: true },
    ...{ referenceCode: 'now', unitGross: euro(12_000) },
  });
  expect(products.at(-1)).toMatchObject({ _id: id(4), fromProject: true, unitGross: euro(700) });
});
