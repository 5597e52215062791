import { describe, expect, it } from 'vitest';
import { brokenInvariants, catalogue, composed, edited, emptySpace, refusal } from '../../../test/spaces';
import { applyEdit } from './apply-edit';
import { elementsOf } from '../walk';
import { meets } from '../place/meets';
import { problemText } from '../../problem';
import type { Edit } from './edit';
import type { Element, Space } from '../element';

const two = edited(
  emptySpace,
  ...composed([
    { model: '2010', x: -0.5 },
    { model: '2010', x: 0.5 },
  ]),
);

function move(id: string, x: number, y = 4, z = 0): Edit {
  return { type: 'move', id, to: { x, y, z } };
}

function element(space: Space, id: string): Element {
  const found = [...elementsOf(space)].find((each) => each.id === id);
  return found ?? expect.fail(`${id} is gone`);
}

function colliding(space: Space): string[] {
  return [...elementsOf(space)].filter((each) => each.collides).map((each) => each.id);
}

describe('moving an element', () => {
  it('flags both of two that overlap, with all above them, and remembers where they stood well', () => {
    const met = edited(two, move('l1', 0.4));
    expect(colliding(met)).toEqual(['c', 'c1', 'l1', 'c2', 'l2']);
    expect(element(met, 'l1')).toMatchObject({
      position: { x: 0.4, y: 4, z: 0 },
      lastValidPosition: { x: -0.5, y: 4, z: 0 },
    });
    const apart = edited(met, move('l2', 1));
    expect(colliding(apart)).toEqual([]);
    expect(element(apart, 'l1').lastValidPosition).toEqual({ x: 0.4, y: 4, z: 0 });
  });

  it('tells what it meets', () => {
    const met = edited(two, move('l1', 0.4));
    expect(meets(met, 'l1', catalogue)).toEqual({
      isOutside: false,
      others: ['l2'],
      ways: { l2: 'body' },
    });
    expect(meets(met, 'c', catalogue)).toEqual({ isOutside: false, others: [], ways: {} });
    expect(meets(edited(met, move('c1', 9)), 'c1', catalogue)).toEqual({
      isOutside: true,
      others: [],
      ways: {},
    });
    expect(meets(met, 'x', catalogue)).toBeNull();
  });

  it('takes it back to where it last stood well', () => {
    const met = edited(two, move('l1', 0.4), { type: 'return-to-valid', id: 'l1' });
    expect(colliding(met)).toEqual([]);
    expect(element(met, 'l1').position.x).toBe(-0.5);
    expect(edited(met, { type: 'return-to-valid', id: 'l1' })).toBe(met);
    const never = edited(two, {
      type: 'add',
      to: 'c',
      element: { type: 'complement', id: 'k', model: '2195', position: { x: 9, y: 4, z: 0 } },
    });
    expect(refusal(never, { type: 'return-to-valid', id: 'k' })).toEqual(['element-method-invalid']);
  });

  it('lets round bodies touch, and come nearer than their boxes over a corner', () => {
    expect(colliding(edited(two, move('l1', 0.3)))).toEqual([]);
    expect(colliding(edited(two, move('l1', 0.301)))).toContain('l1');
    expect(colliding(edited(two, move('l1', 0.35, 4, 0.15)))).toEqual([]);
  });

  it('flags what leaves the room by a wall, the ceiling or the floor', () => {
    for (const edit of [
      move('l1', -1.41),
      move('l1', 0, 4, 1.5),
      move('l1', -0.5, 6.1),
      move('l1', -0.5, 1.9),
    ]) {
      expect(colliding(edited(two, edit))).toEqual(['c', 'c1', 'l1']);
    }
    expect(colliding(edited(two, move('l1', -1.4)))).toEqual([]);
  });

  it('stands a floor lamp on the floor', () => {
    const lamp = edited(emptySpace, ...composed([{ model: '2300' }]), move('l1', 0, 0));
    expect(colliding(lamp)).toEqual([]);
    expect(colliding(edited(lamp, move('l1', 0, 2.5)))).toContain('l1');
  });

  it('lets a belt lie anywhere', () => {
    const belt = edited(two, {
      type: 'add',
      to: 'c',
      element: { type: 'complement', id: 'k', model: '2256' },
    });
    expect(colliding(belt)).toEqual([]);
  });

  it('moves all below a parent as far', () => {
    const moved = edited(two, { type: 'move', id: 'c', by: { x: 0.25, y: 0, z: 0.5 } });
    expect(element(moved, 'l2').position).toEqual({ x: 0.75, y: 4, z: 0.5 });
    expect(brokenInvariants(moved)).toEqual([]);
  });

  it('leaves the space and all that is elsewhere as they were', () => {
    const moved = edited(two, move('l1', -0.6));
    expect(element(two, 'l1').position.x).toBe(-0.5);
    expect(moved.compositions[0]?.clusters[1]).toBe(two.compositions[0]?.clusters[1]);
    expect(moved.config).toBe(two.config);
  });

  it('refuses what cannot be moved, and leaves everything', () => {
    const text = (edit: Edit) => {
      const result = applyEdit(two, edit, catalogue);
      return result.ok ? null : result.problems.map(problemText).join();
    };
    expect(text(move('nobody', 0))).toBe('No element to move found');
    expect(text(move('s', 0))).toBe('This method is invalid for this element');
    expect(text(move('l1', NaN))).toBe('x NaN is not a valid measure');
    expect(text({ type: 'move', id: 'c', by: { x: 0, y: 20_000, z: 0 } })).toBe(
      'y 20000 is not a valid measure',
    );
    expect(text({ type: 'move', id: 'l1', by: undefined as never })).toContain('is not a valid measure');
  });
});
