import { problem, type DrawingProblem } from '@lucerna/engine';
import { expect, it } from 'vitest';
import { asBefore } from './drawing-validation';

const overlap = (other: string): DrawingProblem => ({
  problem: problem('lights-overlap', { other }),
  run: 'a',
  light: 'l',
});

it('keeps the list for as long as it says the same', () => {
  const before = [overlap('m'), { problem: problem('outside-room'), run: 'a', point: 1 }];
  expect(asBefore(before, structuredClone(before))).toBe(before);
  for (const found of [[overlap('n'), before[1]!], [before[0]!], [...before].reverse()]) {
    expect(asBefore(before, found)).toBe(found);
  }
  const moved = [before[0]!, { problem: problem('outside-room'), run: 'a', point: 2 }];
  expect(asBefore(before, moved)).toBe(moved);
});
