import { expect, it } from 'vitest';
import { findStepState } from './step-states';

it('completes the steps before the present one and disables those after it', () => {
  expect([1, 2, 3].map((number) => findStepState(number, 2))).toEqual(['completed', 'active', 'disabled']);
});
