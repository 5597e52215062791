import { money } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { movedBy } from './moved';

const at = (amount: number | null) =>
  amount === null ? null : { price: money(amount, 'EUR'), steps: [], source: null };
const seen = (configuration: Record<string, string | number>, amount: number | null = 10_000) =>
  ({ configuration, price: at(amount) }) as unknown as Parameters<typeof movedBy>[0];

describe('what a choice moves besides itself', () => {
  it('is nothing when only the chosen attribute changed, whatever it costs', () => {
    const after = seen({ color: '20', control: 'A' }, 12_000);
    expect(movedBy(seen({ color: '10', control: 'A' }), after, ['color'])).toBeNull();
  });

  it('names each other value, those that came and those that went, with the price of both', () => {
    const before = seen({ control: 'A', installation: '10', pendantHeight: 200 });
    const after = seen({ control: '0', installation: '20', color: '30' }, 9_000);
    expect(movedBy(before, after, ['control'])).toEqual({
      values: [
        { attribute: 'color', from: null, to: '30' },
        { attribute: 'installation', from: '10', to: '20' },
        { attribute: 'pendantHeight', from: '200', to: null },
      ],
      price: { before: money(10_000, 'EUR'), after: money(9_000, 'EUR') },
    });
  });

  it('says no price where it stayed, or where either has none', () => {
    const before = seen({ control: 'A', installation: '10' });
    for (const amount of [10_000, null]) {
      const moved = movedBy(before, seen({ control: '0', installation: '20' }, amount), ['control']);
      expect(moved).toMatchObject({ values: [{ attribute: 'installation' }], price: null });
    }
  });
});
