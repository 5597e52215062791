import { expect, it } from 'vitest';
import { isNotApplicable } from './attribute';

it('that a luminaire does not have is a code of zeros alone, however long', () => {
  expect(['0', '00', '000'].every(isNotApplicable)).toBe(true);
  expect(['', '10', '0A', 'M'].some(isNotApplicable)).toBe(false);
});
