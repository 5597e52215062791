import { describe, expect, it } from 'vitest';
import { arePricesOnly, changesBetween, sumsOf, type SeenLine } from './sale-changes';

const money = (amount: number) => ({ amount, currency: 'EUR' as const });
const line = (id: string, change: Partial<SeenLine> = {}): SeenLine => ({
  ...{ id, name: 'Almar 20', reference: `20${id}`, quantity: 3, unit: money(500) },
  ...change,
});

describe('what changed since lines were seen', () => {
  it('is nothing where they are the same', () => {
    expect(
      changesBetween([line('1'), line('2', { unit: null })], [line('1'), line('2', { unit: null })]),
    ).toEqual([]);
  });

  it('is another price alone, with what both come to', () => {
    const changes = changesBetween([line('1'), line('2')], [line('1', { unit: money(700) }), line('2')]);
    expect(changes).toEqual([{ id: '1', before: line('1'), after: line('1', { unit: money(700) }) }]);
    expect([arePricesOnly(changes), sumsOf(changes, 'EUR')]).toEqual([
      true,
      { before: money(1500), after: money(2100) },
    ]);
  });

  it.each([
    ['another product', [line('1', { reference: '2099' })]],
    ['another quantity', [line('1', { quantity: 4 })]],
    ['a line that is gone', []],
    ['a line that came', [line('1'), line('2')]],
  ])('is %s, which is more than a price', (_, now) => {
    const changes = changesBetween([line('1')], now);
    expect([changes.length, arePricesOnly(changes)]).toEqual([1, false]);
  });

  it('counts what is gone and what came in the sums', () => {
    const changes = changesBetween([line('1')], [line('2', { quantity: 1 })]);
    expect(sumsOf(changes, 'EUR')).toEqual({ before: money(1500), after: money(500) });
  });

  it('has no sum without prices, nor one that is no exact amount', () => {
    const hidden = changesBetween([line('1', { unit: null })], [line('1', { unit: null, quantity: 4 })]);
    expect(sumsOf(hidden, 'EUR')).toBeNull();
    const huge = money(Number.MAX_SAFE_INTEGER);
    const large = changesBetween([line('1')], [line('1', { unit: huge, quantity: 2 })]);
    expect(sumsOf(large, 'EUR')).toBeNull();
    const two = changesBetween(
      [line('1'), line('2')],
      [line('1', { unit: huge, quantity: 1 }), line('2', { unit: huge, quantity: 1 })],
    );
    expect(sumsOf(two, 'EUR')).toBeNull();
  });
});
