import { describe, expect, it } from 'vitest';
import { money } from './money';
import { comparePrice, priceLastDay } from './price-state';

const stored = { unitGross: money(15_000, 'EUR'), evaluatedOn: '2026-11-01' };
const on = (today: string, amount: number | null, currency: 'EUR' | 'USD' = 'EUR') =>
  comparePrice(stored, {
    unitGross: amount === null ? null : money(amount, currency),
    today,
    validDays: 30,
  });

describe('a stored price', () => {
  it('holds to its last day, as long as the catalogue gives the same', () => {
    expect(priceLastDay(stored, 30)).toBe('2026-12-01');
    expect([on('2026-11-01', 15_000), on('2026-12-01', 15_000)]).toEqual(['valid', 'valid']);
  });

  it('has expired after it', () => {
    expect(on('2026-12-02', 15_000)).toBe('expired');
  });

  it('has changed when the catalogue in force gives another, on whatever day', () => {
    expect([on('2026-11-01', 30_000), on('2027-11-01', 14_500)]).toEqual(['changed', 'changed']);
    expect(on('2026-11-01', 15_000, 'USD')).toBe('changed');
  });

  it('is missing when the catalogue gives none; no price stays no price', () => {
    expect(on('2026-11-01', null)).toBe('missing');
    const none = { ...stored, unitGross: null };
    const now = { today: '2026-11-02', validDays: 30 };
    expect(comparePrice(none, { ...now, unitGross: null })).toBe('valid');
    expect(comparePrice(none, { ...now, unitGross: money(1, 'EUR') })).toBe('changed');
  });
});
