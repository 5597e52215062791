import { elementsOf, rebuildSpace, storeSpace, type Space } from '@lucerna/engine';
import { describe, expect, it } from 'vitest';
import { after, almar, models, roomWith } from '../test/almar';
import { addLuminaire } from './add';
import { duplicateSelected, groupSelected, removeSelected, ungroupSelected, withItsGroup } from './arrange';
import { familiesOf } from '../../../shared/editor/space-document/families-of';
import { followMs } from './composed';
import { articlesOf, findElement } from './find';
import { joinOnCanopy, splitCanopies } from './free-wire';
import { lengthen, liftTo, nudge, placeAt, slideTo, stepOfHeight } from './move';

const placeOf = (space: Space, id: string) => findElement(space, id)!.element.position;
const colliding = (space: Space) => [...elementsOf(space)].filter((each) => each.collides);

describe('adding luminaires', () => {
  it('hangs each where it meets nothing, in one composition', () => {
    const { space, ids } = roomWith(12);
    expect(colliding(space)).toEqual([]);
    expect(space.compositions).toHaveLength(1);
    expect(placeOf(space, ids[0]!)).toEqual({ x: 0, y: 4, z: 0 });
  });

  it('begins another composition where the present one has a control that the model does not take', () => {
    const { space, ids, newId } = roomWith(1);
    const remote = after(space, {
      type: 'change-attributes',
      ids,
      delta: { control: 'M', installation: '31' },
    });
    for (const model of models) {
      const { edit, id } = addLuminaire(remote, almar, model, { selection: ids, newId });
      expect(findElement(after(remote, edit), id)).not.toBeNull();
    }
  });
});

describe('moving', () => {
  it('takes the canopy along by whole centimetres', () => {
    const { space, ids } = roomWith(1);
    const moved = after(space, nudge(space, ids, 10, -1));
    expect(placeOf(moved, ids[0]!)).toEqual({ x: 0.1, y: 4, z: -0.01 });
    expect(findElement(moved, ids[0]!)!.cluster!.position).toEqual({ x: 0.1, y: 4, z: -0.01 });
  });

  it('slides all that is selected when one of them is dragged', () => {
    const { space, ids } = roomWith(2);
    const [first = '', second = ''] = ids;
    const { x, y, z } = placeOf(space, first);
    const before = placeOf(space, second);
    const moved = after(space, slideTo(space, ids, first, { x: x + 0.2, y, z }));
    expect(placeOf(moved, second).x).toBeCloseTo(before.x + 0.2);
    expect(slideTo(space, ids, 'none', { x, y, z })).toBeNull();
  });

  it('makes pendants longer by what they are drawn down, from where the lift began', () => {
    const { space, ids } = roomWith(2);
    const [first = ''] = ids;
    const heights = (room: Space) => articlesOf(room).map(({ attributes }) => attributes.pendantHeight);
    const down = after(space, liftTo(space, ids, first, { y: 3.9, begunCm: 200 }));
    expect(heights(down)).toEqual([210, 210]);
    expect(liftTo(down, ids, first, { y: 3.9, begunCm: 200 })).toBeNull();
    expect(heights(after(down, liftTo(down, ids, first, { y: 4.05, begunCm: 200 })))).toEqual([195, 195]);
  });

  it('takes the canopy along by inches, and heights from one whole inch to the next', () => {
    const { space, ids } = roomWith(1);
    const moved = after(space, nudge(space, ids, 2.54, -30.48));
    expect(placeOf(moved, ids[0]!)).toEqual({ x: 0.0254, y: 4, z: -0.3048 });
    // 200 cm are 78.74 inches: 80, 81 and 68 inches come next.
    const inch = stepOfHeight(space, ids, 2.54);
    expect(200 + inch).toBe(Math.round(80 * 2.54));
    const lower = after(space, lengthen(space, ids, inch));
    expect(203 + stepOfHeight(lower, ids, 2.54)).toBe(Math.round(81 * 2.54));
    expect(203 + stepOfHeight(lower, ids, -30.48)).toBe(Math.round(68 * 2.54));
    expect(stepOfHeight(space, ids, -10)).toBe(-10);
  });

  it('puts one to a place and leaves the other measure', () => {
    const { space, ids } = roomWith(1);
    expect(placeOf(after(space, placeAt(space, ids[0]!, { z: 0.5 })), ids[0]!)).toEqual({
      x: 0,
      y: 4,
      z: 0.5,
    });
  });

  it('gives nothing to do for an unknown element', () => {
    const { space } = roomWith(1);
    expect(nudge(space, ['none'], 1, 1)).toBeNull();
    expect(liftTo(space, [], 'none', { y: 0, begunCm: 1 })).toBeNull();
    expect(lengthen(space, [], 1)).toBeNull();
  });
});

describe('groups and copies', () => {
  it('move as one once grouped, and each alone when ungrouped', () => {
    const { space, ids, newId } = roomWith(3);
    const [first = '', second = '', third = ''] = ids;
    const grouped = after(space, groupSelected(space, [first, second], newId));
    expect(withItsGroup(grouped, first)).toEqual([first, second]);
    const moved = after(grouped, nudge(grouped, [first], 0, 10));
    expect(placeOf(moved, second).z).toBeCloseTo(placeOf(space, second).z + 0.1);
    expect(placeOf(moved, third)).toEqual(placeOf(space, third));
    expect(after(moved, ungroupSelected(moved, [second])).groups).toEqual([]);
  });

  it('group again what was in another group', () => {
    const { space, ids, newId } = roomWith(3);
    const once = after(space, groupSelected(space, ids.slice(0, 2), newId));
    expect(after(once, groupSelected(once, ids, newId)).groups).toHaveLength(1);
  });

  const copiesOf = (space: Space, ids: readonly string[], newId: () => string) => {
    const copied = duplicateSelected(space, ids, almar, newId);
    if (!copied?.ok) throw new Error('There is no room.');
    return copied.value;
  };

  it('copies again and again to where there is room', () => {
    const { space, ids, newId } = roomWith(1);
    let all = ids;
    let room = space;
    for (let time = 0; time < 5; time += 1) {
      const copied = copiesOf(room, all, newId);
      room = after(room, copied.edit);
      all = [...all, ...copied.selection];
    }
    expect(articlesOf(room)).toHaveLength(32);
    expect(colliding(room)).toEqual([]);
  });

  it('copies with canopy and selects the copies', () => {
    const { space, ids, newId } = roomWith(2);
    const copied = copiesOf(space, ids, newId);
    const next = after(space, copied.edit);
    expect(copied.selection).toHaveLength(2);
    expect(copied.selection.every((id) => findElement(next, id)?.cluster?.lights.length === 1)).toBe(true);
    expect(articlesOf(next)).toHaveLength(4);
  });

  it('removes with canopy, and the composition that empties', () => {
    const { space, ids } = roomWith(2);
    const one = after(space, removeSelected(space, ids.slice(0, 1)));
    expect(one.compositions[0]!.clusters).toHaveLength(1);
    expect(after(space, removeSelected(space, ids)).compositions).toEqual([]);
  });
});

describe('free wires', () => {
  it('hang all from one canopy where they are, and part again', () => {
    const { space, ids, newId } = roomWith(3);
    const gathered = joinOnCanopy(space, ids, newId)!;
    const shared = after(space, gathered.edit);
    expect(shared.compositions[0]!.clusters).toHaveLength(1);
    expect(gathered.selection).toHaveLength(3);
    const places = gathered.selection.map((id) => placeOf(shared, id));
    expect(places).toEqual(ids.map((id) => placeOf(space, id)));
    const parted = splitCanopies(shared, gathered.selection, '10', newId)!;
    const apart = after(shared, parted.edit);
    expect(apart.compositions[0]!.clusters.map(({ attributes }) => attributes.installation)).toEqual([
      '10',
      '10',
      '10',
    ]);
    expect(parted.selection.every((id) => findElement(apart, id))).toBe(true);
  });

  it('move one of several alone, below its canopy', () => {
    const { space, ids, newId } = roomWith(2);
    const gathered = joinOnCanopy(space, ids, newId)!;
    const shared = after(space, gathered.edit);
    const [first = ''] = gathered.selection;
    const moved = after(shared, nudge(shared, [first], 5, 0));
    expect(placeOf(moved, first).x).toBeCloseTo(placeOf(shared, first).x + 0.05);
    expect(moved.compositions[0]!.clusters[0]!.position).toEqual(
      shared.compositions[0]!.clusters[0]!.position,
    );
  });
});

it('knows the collections that a stored room needs, and reads it back equal', () => {
  const { space } = roomWith(2);
  const stored: unknown = JSON.parse(JSON.stringify({ space: storeSpace(space), quantity: 2 }));
  expect(familiesOf(stored)).toEqual([201]);
  const rebuilt = rebuildSpace((stored as { space: unknown }).space, almar);
  expect(rebuilt.ok && rebuilt.value).toEqual(space);
});

it('lets panels follow a drag in a small room, and in a full one when the hand lets go', () => {
  const { space } = roomWith(3);
  const full = { ...space, compositions: Array.from({ length: 60 }, () => space.compositions[0]!) };
  expect(followMs({ space, quantity: 1 })).toBeLessThan(1000);
  expect(followMs({ space: full, quantity: 1 })).toBe(Infinity);
});
