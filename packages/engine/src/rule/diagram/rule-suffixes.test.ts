import { describe, expect, it } from 'vitest';
import type { RuleModel } from '../rule-model';
import { suffixLayers } from './rule-suffixes';
import { Work } from './work';

const layersOf = (...rules: RuleModel['rules']) =>
  suffixLayers(
    { attributes: ['a', 'b', 'c'].map((name) => ({ name, usable: [true, true, name !== 'c'] })), rules },
    [0, 1, 2],
    new Work(),
  ).map((layer) =>
    Object.fromEntries(
      Object.entries(layer).map(([key, of]) => [
        key,
        typeof of === 'number' ? of : Array.from(of as ArrayLike<number>),
      ]),
    ),
  );
const first = [true, false, false];
const last = [false, false, true];
const both = [true, false, true];

describe('the rests of rules between the layers', () => {
  it('are one where they are alike, and none where a rule not begun says as much', () => {
    // The second rule's rest needs the first value of c, which the last rule excludes anyhow.
    expect(
      layersOf(
        [first, null, last],
        [both, last, first],
        [null, first, both],
        [last, null, last],
        [null, null, first],
      ),
    ).toEqual([
      {
        count: 0,
        words: 1,
        rejecting: [0, 0, 0],
        continuing: [0, 0, 0],
        next: [],
        dead: [0, 0, 0],
        beginning: [1, 0, 1],
        covered: [],
        covers: [],
      },
      {
        count: 1,
        words: 1,
        rejecting: [0, 0, 0],
        continuing: [1, 1, 1],
        next: [0],
        dead: [0, 0, 0],
        beginning: [2, 0, 0],
        covered: [0],
        covers: [0],
      },
      {
        count: 2,
        words: 1,
        rejecting: [2, 0, 3],
        continuing: [0, 0, 0],
        next: [-1, -1],
        dead: [1, 0, 1],
        beginning: [0, 0, 0],
        covered: [0, 1],
        covers: [0, 1],
      },
    ]);
  });

  it('know which others they cover, and those that end on a value', () => {
    const middle = [false, true, false];
    expect(
      layersOf(
        [first, first, both],
        [last, both, both],
        [both, first, first],
        [last, last, null],
        [null, both, middle],
      ),
    ).toEqual([
      {
        count: 0,
        words: 1,
        rejecting: [0, 0, 0],
        continuing: [0, 0, 0],
        next: [],
        dead: [0, 0, 0],
        beginning: [5, 0, 14],
        covered: [],
        covers: [],
      },
      {
        count: 4,
        words: 1,
        rejecting: [0, 0, 8],
        continuing: [7, 0, 2],
        next: [0, 0, 1, -1],
        dead: [0, 0, 0],
        beginning: [4, 0, 4],
        covered: [4, 5, 0, 0],
        covers: [1, 1, 0, 0],
      },
      {
        count: 3,
        words: 1,
        rejecting: [3, 4, 1],
        continuing: [0, 0, 0],
        next: [-1, -1, -1],
        dead: [0, 0, 1],
        beginning: [0, 0, 0],
        covered: [2, 0, 0],
        covers: [1, 0, 0],
      },
    ]);
  });
});
