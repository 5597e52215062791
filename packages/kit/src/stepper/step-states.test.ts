import { expect, it } from 'vitest';
import { findStepStates } from './step-states';

it('completes the steps before the present one and disables those after it, one after the other', () => {
  expect(findStepStates([{}, {}, {}], 1, true)).toEqual(['completed', 'active', 'disabled']);
});

it('asks each step where the order is free', () => {
  const steps = [{}, { isCompleted: true }, { isDisabled: true }, { isDisabled: true }];
  expect(findStepStates(steps, 3, false)).toEqual(['open', 'completed', 'disabled', 'active']);
});

it('says nothing of completion to a linear flow: only the place counts', () => {
  expect(findStepStates([{ isDisabled: true }, {}, { isCompleted: true }], 1, true)).toEqual([
    'completed',
    'active',
    'disabled',
  ]);
});
