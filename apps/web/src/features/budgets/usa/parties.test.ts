import { expect, it } from 'vitest';
import { arePartiesWhole, noParties, partiesOf } from './parties';

const filled = {
  ...noParties,
  budgetAlias: 'Lobby, phase 1',
  specifierCompany: 'Studio Ana',
  specifierEmail: 'Ana@Studio.test',
};
const place = (geonameId: number, name: string) => ({ geonameId, name });
const final = {
  ...{ ...filled, isFinal: true, purchaserEmail: 'bo@firm.test' },
  country: place(6_252_001, 'United States'),
  state: place(4_736_286, 'Texas'),
  city: place(4_671_654, 'Austin'),
};

it('sends what is named, and nothing of what is empty', () => {
  expect(partiesOf(noParties, undefined)).toEqual({ named: {}, finalQuote: null });
  expect(partiesOf(filled, undefined)).toEqual({
    named: {
      budgetAlias: 'Lobby, phase 1',
      specifier: { companyName: 'Studio Ana', email: 'ana@studio.test' },
    },
    finalQuote: null,
  });
});

it('sends a final quote with its number, purchaser and place', () => {
  const { country, state, city } = final;
  expect(partiesOf(final, 'F2026-000001')?.finalQuote).toEqual({
    ...{ quoteNumber: 'F2026-000001', purchaserEmail: 'bo@firm.test', country, state, city },
  });
});

it.each([
  ['half a specifier', { ...filled, specifierEmail: '' }, 'F2026-000001'],
  ['an e-mail that is none', { ...filled, specifierEmail: 'ana' }, 'F2026-000001'],
  ['a final quote without a city', { ...final, city: null }, 'F2026-000001'],
  ['a final quote whose purchaser is nobody', { ...final, purchaserEmail: '' }, 'F2026-000001'],
  ['a final quote that has no number yet', final, undefined],
])('does not send %s', (_, values, number) => {
  expect(partiesOf(values, number)).toBeNull();
  // The number is none of what is filled in.
  expect(arePartiesWhole(values)).toBe(values === final);
});

it('is whole where nothing is begun, and where all of it is filled in', () => {
  for (const values of [noParties, filled, final]) expect(arePartiesWhole(values)).toBe(true);
});
