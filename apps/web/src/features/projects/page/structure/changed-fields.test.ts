import { describe, expect, it } from 'vitest';
import { changedFields } from './changed-fields';

const freight = {
  ...{ id: 'f', text: 'Freight', quantity: 1, section: null },
  unitPrice: { amount: 5000, currency: 'EUR' },
};
const { unitPrice, ...unpriced } = freight;

describe('what is sent of a form', () => {
  it('is what was changed in it', () => {
    const { id: _, ...typed } = freight;
    expect(changedFields(freight, { ...typed, text: 'Freight to Bilbao' })).toEqual({
      text: 'Freight to Bilbao',
    });
    expect(changedFields(freight, { ...typed, unitPrice: null })).toEqual({ unitPrice: null });
    expect(changedFields(freight, { ...typed, unitPrice: { ...unitPrice } })).toEqual({});
  });

  it('has no price of one who sees none', () => {
    const { id: _, ...typed } = unpriced;
    expect(changedFields(unpriced, { ...typed, quantity: 2 })).toEqual({ quantity: 2 });
  });
});
