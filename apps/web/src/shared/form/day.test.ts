import { expect, it } from 'vitest';
import { dayFrom } from './day';

it('a day some days from now passes months and years', () => {
  const now = new Date(2026, 11, 15, 23, 59);
  expect(dayFrom(0, now)).toBe('2026-12-15');
  expect(dayFrom(30, now)).toBe('2027-01-14');
});
