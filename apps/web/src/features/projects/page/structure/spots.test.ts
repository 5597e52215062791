import type { ProjectProduct, ProjectStructure } from '@lucerna/contract';
import { describe, expect, it } from 'vitest';
import { freeSpotOf, spotOf, stepFreeFrom, stepFrom } from './spots';

const structure = {
  sections: [{ id: 's' }, { id: 'empty' }, { id: 't' }],
  areas: [],
  freeLines: [
    { id: 'f', section: null },
    { id: 'g', section: 's' },
    { id: 'h', section: 's' },
  ],
} as unknown as ProjectStructure;
const line = (_id: string, section?: string) => ({ _id, section }) as ProjectProduct;
/** a and b stand in no section, c in the first, d in the last. */
const placed = { structure, lines: [line('a'), line('b'), line('c', 's'), line('d', 't')] };

describe('a line steps', () => {
  it.each([
    ['past its neighbour', 'a', 1, { place: 1, section: null }],
    ['over the head below it', 'b', 1, { place: 1, section: 's' }],
    ['into a section that is empty', 'c', 1, { place: 2, section: 'empty' }],
    ['over the head above it', 'c', -1, { place: 2, section: null }],
    ['nowhere before the first', 'a', -1, null],
    ['nowhere behind the last', 'd', 1, null],
  ] as const)('%s', (_where, id, step, spot) => {
    expect(stepFrom(placed, id, step)).toEqual(spot);
  });
});

describe('a free line steps', () => {
  it.each([
    ['past its neighbour', 'g', 1, { place: 2, section: 's' }],
    ['into the next section, before its others', 'f', 1, { place: 0, section: 's' }],
    ['into one that is empty', 'h', 1, { place: 2, section: 'empty' }],
    ['into the section above, behind its others', 'g', -1, { place: 1, section: null }],
    ['nowhere before the first', 'f', -1, null],
  ] as const)('%s', (_where, id, step, spot) => {
    expect(stepFreeFrom(placed, id, step)).toEqual(spot);
  });
});

describe('what is dropped', () => {
  it('goes to the place of a line, or to the first of a section', () => {
    expect(spotOf(placed, ['a'], { kind: 'line', id: 'c' })).toEqual({ place: 2, section: 's' });
    expect(spotOf(placed, ['d'], { kind: 'line', id: 'c' })).toEqual({ place: 2, section: 's' });
    expect(spotOf(placed, ['a'], { kind: 'section', id: 's' })).toEqual({ place: 1, section: 's' });
    expect(spotOf(placed, ['d'], { kind: 'section', id: 'empty' })).toEqual({ place: 3, section: 'empty' });
    expect(spotOf(placed, ['d'], { kind: 'section', id: null })).toEqual({ place: 0, section: null });
  });

  it('goes behind the products of a section on its freight', () => {
    expect(spotOf(placed, ['a'], { kind: 'freeLine', id: 'h' })).toEqual({ place: 2, section: 's' });
  });

  it('of several lines goes there together, and nowhere on one of them', () => {
    expect(spotOf(placed, ['a', 'c'], { kind: 'line', id: 'd' })).toEqual({ place: 2, section: 't' });
    expect(spotOf(placed, ['c', 'd'], { kind: 'line', id: 'a' })).toEqual({ place: 0, section: null });
    expect(spotOf(placed, ['a', 'c'], { kind: 'line', id: 'c' })).toBeNull();
  });

  it('of a free line goes to the place of another one, or first into a section', () => {
    expect(freeSpotOf(placed, 'f', { kind: 'freeLine', id: 'h' })).toEqual({ place: 2, section: 's' });
    expect(freeSpotOf(placed, 'f', { kind: 'line', id: 'c' })).toEqual({ place: 0, section: 's' });
    expect(freeSpotOf(placed, 'f', { kind: 'section', id: 't' })).toEqual({ place: 2, section: 't' });
    expect(freeSpotOf(placed, 'f', { kind: 'freeLine', id: 'f' })).toBeNull();
  });
});
