import { expect, it } from 'vitest';
import { lastDayOf } from './last-day';

it('a key that ends at midnight works until the day before', () => {
  expect(lastDayOf('2027-01-01T00:00:00.000Z')).toBe('2026-12-31');
});
