import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace, made } from '../../../test/spaces';
import { tries } from '../../../test/tries';
import { elementsOf, withDescendants } from '../walk';
import { roomForCopies } from './room-for-copies';
import type { Edit } from '../edit/edit';
import type { Space } from '../element';

const colliding = (space: Space) => [...elementsOf(space)].filter((each) => each.collides);

/** The space with a copy of each cluster where there is room. */
function doubled(space: Space, ids: readonly string[]): Space {
  const ways = made(roomForCopies(space, ids, catalogue));
  const edits = ids.map((id): Edit => {
    const element = [...elementsOf(space)].find((each) => each.id === id)!;
    const copies = Object.fromEntries([...withDescendants(element)].map((each) => [each.id, `${each.id}+`]));
    return { type: 'clone', id, ids: copies, by: ways.get(id)! };
  });
  return edited(space, { type: 'batch', edits });
}

describe('room for copies', () => {
  it('puts all beside themselves by the same way where that is free', () => {
    const space = edited(
      emptySpace,
      ...composed([
        { model: '2010', x: -0.5 },
        { model: '2010', x: -0.2 },
      ]),
    );
    const ways = made(roomForCopies(space, ['c1', 'c2'], catalogue));
    expect(ways.get('c1')).toEqual(ways.get('c2'));
    expect(ways.get('c1')).toEqual({ x: 0, y: 0, z: 0.3 });
  });

  it('finds a place for each where all together have none', () => {
    const row = Array.from({ length: 9 }, (_, at) => ({
      model: '2010',
      x: (at % 3) - 1,
      z: Math.floor(at / 3) - 1,
    }));
    const space = edited(emptySpace, ...composed(row), {
      type: 'set-room',
      roomSize: { width: 2.4, depth: 2.4 },
    });
    const ids = row.map((_, at) => `c${at + 1}`);
    const twice = doubled(space, ids);
    expect(colliding(twice)).toEqual([]);
    expect([...elementsOf(twice)].filter(({ type }) => type === 'pendant')).toHaveLength(18);
  });

  it('says that the room is full', () => {
    const space = edited(emptySpace, ...composed([{ model: '2010' }]), {
      type: 'set-room',
      roomSize: { width: 0.3, depth: 0.3 },
    });
    const refused = roomForCopies(space, ['c1'], catalogue);
    expect(refused.ok ? null : refused.problems).toEqual([{ code: 'room-full', data: { count: 1 } }]);
    const unknown = roomForCopies(space, ['x'], catalogue);
    expect(unknown.ok ? null : unknown.problems.map(({ code }) => code)).toEqual(['element-not-found']);
  });

  const place = fc.record({
    x: fc.integer({ min: -13, max: 13 }).map((tenth) => tenth / 10),
    z: fc.integer({ min: -13, max: 13 }).map((tenth) => tenth / 10),
    model: fc.constantFrom('2010', '2012'),
    height: fc.integer({ min: 60, max: 300 }),
  });

  it('lets no copy collide, whatever stands around', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 1, maxLength: 5 }), (places) => {
        const space = edited(emptySpace, ...composed(places));
        const ids = places.map((_, at) => `c${at + 1}`);
        const ways = roomForCopies(space, ids, catalogue);
        // What leaves the room or meets another already has no place by the same way.
        if (!ways.ok) return;
        const twice = doubled(space, ids);
        const copies = new Set(
          [...elementsOf(twice)].filter(({ id }) => id.endsWith('+')).map(({ id }) => id),
        );
        const before = new Set(colliding(space).map(({ id }) => id));
        const isNew = colliding(twice).filter(({ id }) => !before.has(id) && id !== 'c');
        if (before.size === 0) expect(isNew).toEqual([]);
        expect(copies.size).toBe(ids.length * 2);
      }),
      { numRuns: tries(50) },
    );
  });
});
