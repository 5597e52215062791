import { describe, expect, it } from 'vitest';
import { rearranged } from './placed-lines';

const order = (text: string) => [...text];

describe('an order of lines that became another', () => {
  it('names the one line that moved, forwards or backwards', () => {
    expect(rearranged(order('abcde'), order('acdbe'))).toEqual({
      removed: [],
      placed: [{ _id: 'b', place: 3 }],
    });
    expect(rearranged(order('abcde'), order('adbce'))).toEqual({
      removed: [],
      placed: [{ _id: 'd', place: 1 }],
    });
  });

  it('names what came and what went, and nothing where all is as it was', () => {
    expect(rearranged(order('abc'), order('xac'))).toEqual({
      removed: ['b'],
      placed: [{ _id: 'x', place: 0 }],
    });
    expect(rearranged(order('abc'), order('abcab').slice(0, 3))).toEqual({ removed: [], placed: [] });
    expect(rearranged([], order('ab')).placed.map(({ place }) => place)).toEqual([0, 1]);
    expect(rearranged(order('ab'), [])).toEqual({ removed: ['a', 'b'], placed: [] });
  });

  it('leads from the one to the other, whatever became of it', () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const random = (most: number) => (seed * 7919 + most * 104_729 + ((seed * most) % 31)) % most;
      const before = order('abcdefghij').filter((_, at) => random(at + 2) > 0);
      const now = order('cdefghijklm').sort(
        (one, other) => random(one.charCodeAt(0)) - random(other.charCodeAt(0)),
      );
      const { removed, placed } = rearranged(before, now);
      const gone = new Set([...removed, ...placed.map(({ _id }) => _id)]);
      const made = before.filter((id) => !gone.has(id));
      for (const { _id, place } of placed) made.splice(place, 0, _id);
      expect(made).toEqual(now);
    }
  });
});
