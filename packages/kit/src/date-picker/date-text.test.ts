import { expect, it } from 'vitest';
import { readDay, writeDay } from './date-text';

it.each([
  ['de-DE', '07.03.2026'],
  ['fr-FR', '07/03/2026'],
  ['it-IT', '07/03/2026'],
  ['es-ES', '07/03/2026'],
  ['en-GB', '07/03/2026'],
  ['en-US', '03/07/2026'],
])('writes a day in %s as %s', (locale, written) => {
  const day = readDay('2026-03-07');
  expect(day && writeDay(day, locale)).toBe(written);
});

it('reads nothing from a text that names no day', () => {
  expect([readDay(null), readDay(''), readDay('2026-13-01'), readDay('7/3/2026')]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
