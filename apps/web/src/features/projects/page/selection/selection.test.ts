import { describe, expect, it } from 'vitest';
import type { ProjectRow } from '../project-rows';
import { linesBetween, linesUnder, partSelected, selectableOf, withSelected } from './selection';

const rows = [
  { kind: 'line', id: 'a' },
  { kind: 'freeLine', id: 'b' },
  { kind: 'section', id: 's' },
  { kind: 'line', id: 'c' },
  { kind: 'section', id: 'empty' },
] as unknown as readonly ProjectRow[];
const order = selectableOf(rows);

describe('a selection', () => {
  it('is of products and free lines', () => {
    expect(order).toEqual(['a', 'b', 'c']);
  });

  it('takes the lines under a head', () => {
    expect(linesUnder(rows, 2)).toEqual(['c']);
    expect(linesUnder(rows, 4)).toEqual([]);
    expect(partSelected(['a', 'b'], new Set(['b', 'c']))).toBe('some');
    expect(partSelected(['a', 'b'], new Set(['a', 'b']))).toBe('all');
    expect(partSelected([], new Set(['a']))).toBe('none');
  });

  it('goes from the one that was taken before to the next, up or down', () => {
    expect(linesBetween(order, 'a', 'c')).toEqual(['a', 'b', 'c']);
    expect(linesBetween(order, 'c', 'b')).toEqual(['b', 'c']);
    expect(linesBetween(order, null, 'b')).toEqual(['b']);
    expect(linesBetween(order, 'gone', 'b')).toEqual(['b']);
  });

  it('grows and shrinks', () => {
    const two = withSelected(new Set(['a']), ['b', 'c'], true);
    expect([...two]).toEqual(['a', 'b', 'c']);
    expect([...withSelected(two, ['a', 'b'], false)]).toEqual(['c']);
  });
});
