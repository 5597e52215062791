import { expect, it } from 'vitest';
import { initialsOf } from './initials';

it('a person is shown by the first letters of the name', () => {
  expect(initialsOf('Ana María Ruiz')).toBe('AR');
  expect(initialsOf('łukasz')).toBe('Ł');
  expect(initialsOf('sales@lucerna.test')).toBe('S');
  expect(initialsOf('𝒜da Lovelace')).toBe('𝒜L');
});
