import { describe, expect, it } from 'vitest';
import { after, almar, models, roomWith } from '../test/almar';
import { moveDrop, startDrop } from './drop';
import { articlesOf, findElement } from './find';
import { caughtLift, caughtSlide } from './move';

const [small] = models;
const pointed = (x: number, y: number) => ({ at: { x, y, z: 0 }, hasHeight: true });

describe('dragging a luminaire out of the palette', () => {
  it('hangs it where the hand points, in the composition of the others, and brings it along', () => {
    const { space, newId } = roomWith(1);
    const given = { selection: [], newId };
    const { edit, dropping } = startDrop(space, almar, small!, pointed(1, 2.5), given);
    const dropped = after(space, edit);
    const { element, composition } = findElement(dropped, dropping.light)!;
    expect(element).toMatchObject({ position: { x: 1, y: 4, z: 0 }, attributes: { pendantHeight: 160 } });
    expect(composition.clusters).toHaveLength(2);
    const moved = after(dropped, moveDrop(dropped, almar, dropping, pointed(-1, 3)));
    expect(findElement(moved, dropping.light)!.element).toMatchObject({
      position: { x: -1, y: 4, z: 0 },
      attributes: { pendantHeight: 110 },
    });
    expect(articlesOf(moved)).toHaveLength(2);
  });

  it('keeps to the heights that the model can have in the room, and to the usual one seen from above', () => {
    const { space, newId } = roomWith(0);
    const heightAt = (y: number, hasHeight = true) => {
      const place = { ...pointed(0, y), hasHeight };
      const { edit, dropping } = startDrop(space, almar, small!, place, { selection: [], newId });
      const { element } = findElement(after(space, edit), dropping.light)!;
      return element.type === 'pendant' ? element.attributes.pendantHeight : null;
    };
    expect([heightAt(4), heightAt(0), heightAt(2, false)]).toEqual([30, 390, 200]);
  });
});

describe('catching', () => {
  it('takes the height of a pendant that is near, and whole steps else', () => {
    const { space, ids } = roomWith(2);
    expect(caughtLift(space, ids.slice(0, 1), 203, 5)).toBe(200);
    expect(caughtLift(space, ids.slice(0, 1), 132, 5)).toBe(130);
    expect(caughtLift(space, ids, 133, 5.08)).toBe(132);
  });

  it('brings what is dragged into line with another', () => {
    const { space, ids } = roomWith(2);
    const [first = '', second = ''] = ids;
    const { x, y, z } = findElement(space, second)!.element.position;
    const given = { elements: almar, options: { tolerance: 0.06 } };
    const { to, guides } = caughtSlide(space, [first], first, { x: x + 0.04, y, z: z + 0.7 }, given);
    expect(to.x).toBeCloseTo(x);
    expect(guides.map(({ kind }) => kind)).toEqual(['luminaire']);
  });
});
