import { newBudget, quoteDetails, type BudgetDraft } from '@lucerna/contract';
import { expect, it } from 'vitest';
import { budgetOf, changesOf, seenLines, totalsOf, type Quote } from './quote';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const line = (last: number, quantity: number, amount: number): BudgetDraft['lines'][number] => ({
  _id: id(last),
  model: '2010',
  name: 'Almar',
  kind: 'pendant',
  subFamily: { id: 201, name: 'Almar' },
  referenceCode: '201010/1Z_10_200',
  configuration: {},
  quantity,
  isPersonalized: 1,
  isDiscontinued: false,
  leadTimeWeeks: 4,
  shippingDate: '2026-12-29',
  unitGross: { amount, currency: 'EUR' },
});
const lines = [line(1, 2, 10_000), line(2, 1, 5_000)];
const quote: Quote = {
  ...quoteDetails.parse({ clientName: 'Hotel Mar', discount: 10, iva: 21 }),
  validUntil: '2027-01-01',
  language: 'de',
  withPrices: true,
  lineEdits: { [id(1)]: { discount: 50 } },
};

it('shows the totals that the server will compute', () => {
  const totals = totalsOf({ currency: 'EUR', lines, freeLines: [] }, quote);
  expect(totals?.subTotal.amount).toBe(15_000);
  expect(totals?.netTotal.amount).toBe(16_335);
});

it('adds what is no product at its net price, outside of the discount', () => {
  const freight = {
    text: 'Freight',
    quantity: 2,
    unitPrice: { amount: 1_000, currency: 'EUR' as const },
  };
  const words = { text: 'Colours as sampled', quantity: 1, unitPrice: null };
  const totals = totalsOf({ currency: 'EUR', lines, freeLines: [words, freight] }, { ...quote, iva: 0 });
  expect(totals?.subTotal.amount).toBe(17_000);
  expect(totals?.discountValue.amount).toBe(1_500);
  expect(totals?.netTotal.amount).toBe(15_500);
});

it('shows no totals while a line has no price', () => {
  const [first, second] = lines;
  expect(
    totalsOf({ currency: 'EUR', lines: [first!, { ...second!, unitGross: null }], freeLines: [] }, quote),
  ).toBeNull();
});

it('sends percents and what was seen, as the contract takes it', () => {
  const body = budgetOf(id(9), lines, quote, true);
  expect(newBudget.parse(body)).toEqual(body);
  expect(body.products).toEqual([
    {
      _id: id(1),
      referenceCode: lines[0]?.referenceCode,
      discount: 50,
      unitGross: lines[0]?.unitGross,
    },
    {
      _id: id(2),
      referenceCode: lines[1]?.referenceCode,
      discount: 0,
      unitGross: lines[1]?.unitGross,
    },
  ]);
});

it('asks about prices that are not those of the project, save where none is printed', () => {
  const [first, second] = lines;
  const before = { amount: 9_000, currency: 'EUR' as const };
  const changed = [{ ...first!, unitGrossBefore: before }, second!];
  const [seen] = seenLines(changed, quote);
  expect(seen).toEqual({
    ...{ id: id(1), name: first!.name, reference: first!.referenceCode, quantity: 2 },
    unit: first!.unitGross,
  });
  expect(changesOf(changed, quote)).toEqual([{ id: id(1), before: { ...seen, unit: before }, after: seen }]);
  expect(changesOf(changed, { withPrices: false })).toEqual([]);
  expect(seenLines(changed, { withPrices: false }).map(({ unit }) => unit)).toEqual([null, null]);
});
