import { describe, expect, it } from 'vitest';
import { piecesOf, rowAt, rowStarts } from './row-heights';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];
const starts = rowStarts(keys, new Map([['b', 100]]), 40);

describe('the rows of a long list', () => {
  it('begin where those before them end, measured or not', () => {
    expect([...starts]).toEqual([0, 40, 140, 180, 220, 260, 300]);
  });

  it('are found by a height', () => {
    expect([-5, 0, 39, 40, 139, 140, 299, 9999].map((height) => rowAt(starts, height))).toEqual([
      0, 0, 0, 1, 1, 2, 5, 5,
    ]);
    expect(rowAt(rowStarts([], new Map(), 40), 10)).toBe(0);
  });

  it('that are not in the page leave their room', () => {
    expect(piecesOf(starts, { from: 2, to: 4 }, [])).toEqual([
      { before: 2, height: 140 },
      { row: 2 },
      { row: 3 },
      { before: 6, height: 80 },
    ]);
    const rooms = piecesOf(starts, { from: 3, to: 4 }, [0, 5, 9, -1]);
    expect(rooms.map((piece) => ('row' in piece ? piece.row : `${piece.height} px`))).toEqual([
      0,
      '140 px',
      3,
      '40 px',
      5,
    ]);
  });

  it('are all in the page where all are seen', () => {
    expect(piecesOf(starts, { from: 0, to: 99 }, [2])).toEqual(keys.map((_, row) => ({ row })));
  });
});
