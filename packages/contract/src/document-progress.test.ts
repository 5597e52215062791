import { describe, expect, it } from 'vitest';
import { completed, documentProgress, isSettled, progressAfter } from './document-progress';

describe('the progress of a document', () => {
  it('has the numbers of the spec, of seventeen', () => {
    const { waiting: _, ...told } = documentProgress;
    expect(told).toEqual({
      started: 1,
      intermediate: 4,
      ready: 8,
      failed: 3,
      received: 16,
      finished: 17,
    });
  });

  it.each([
    [0, 1, 1],
    [4, 1, 4],
    [8, 4, 8],
    [1, 3, 3],
    [8, 3, 3],
    [16, 3, 3],
    [3, 1, 3],
    [3, 8, 8],
    [17, 16, 17],
  ])('after %i goes by %i to %i: forward, unless it failed', (before, told, after) => {
    expect(progressAfter(before, told)).toBe(after);
  });

  it('is settled when it failed or is ready', () => {
    expect([0, 1, 3, 4, 8, 16, 17].filter(isSettled)).toEqual([3, 8, 16, 17]);
  });

  it('is set to its total by completion, but for what failed', () => {
    expect(completed([0, 4, 8, 3, 16])).toEqual([17, 17, 17, 3, 17]);
  });
});
