import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace } from '../../test/spaces';
import { arrangeEdit, patterns } from './arrange';
import type { Space } from './element';
import { elementsOf, isLuminaireElement } from './walk';

const many = (count: number, model = '2140') => Array.from({ length: count }, () => ({ model }));
const pendants = (space: Space) => [...elementsOf(space)].filter(isLuminaireElement);

describe('arranging the pendants of a composition', () => {
  it.each(patterns)('in a %s, touches nothing and stays about the middle', (pattern) => {
    const space = edited(emptySpace, ...composed(many(7)));
    const arranged = edited(space, arrangeEdit(space, 'c', pattern, catalogue));
    const lights = pendants(arranged);
    expect(lights.filter((each) => each.collides)).toEqual([]);
    expect(lights.reduce((sum, { position }) => sum + position.x, 0)).toBeCloseTo(0, 9);
    expect(lights.reduce((sum, { position }) => sum + position.z, 0)).toBeCloseTo(0, 9);
  });

  it.each(patterns)(
    'in a %s, leaves room for canopies that are wider than what hangs from them',
    (pattern) => {
      const space = edited(emptySpace, ...composed(many(6, '2140'), { installation: '10' }));
      const arranged = edited(space, arrangeEdit(space, 'c', pattern, catalogue));
      expect([...elementsOf(arranged)].filter((each) => each.collides)).toEqual([]);
    },
  );

  it('lets a cascade fall evenly', () => {
    const space = edited(emptySpace, ...composed(many(4)));
    const arranged = edited(space, arrangeEdit(space, 'c', 'cascade', catalogue));
    expect(pendants(arranged).map(({ attributes }) => attributes.pendantHeight)).toEqual([60, 90, 120, 150]);
  });

  it('keeps one canopy of several lights in the middle', () => {
    const wired = edited(emptySpace, ...composed([{ model: '2140', x: 1 }], { installation: '18' }), {
      type: 'add',
      to: 'c1',
      element: { type: 'light', id: 'l2', model: '2140' },
    });
    const arranged = edited(wired, arrangeEdit(wired, 'c', 'line', catalogue));
    expect(arranged.compositions[0]?.clusters[0]?.position).toMatchObject({ x: 0, z: 0 });
    const [first, second] = pendants(arranged);
    expect(second!.position.x - first!.position.x).toBeCloseTo(0.16, 9);
  });

  it('puts a single one into the middle, and changes nothing of an empty or unknown composition', () => {
    const one = edited(emptySpace, ...composed([{ model: '2140', x: 1 }]));
    expect(pendants(edited(one, arrangeEdit(one, 'c', 'circle', catalogue)))[0]?.position.x).toBe(0);
    expect(arrangeEdit(one, 'unknown', 'line', catalogue)).toEqual({ type: 'batch', edits: [] });
    expect(arrangeEdit(emptySpace, 'c', 'line', catalogue)).toEqual({ type: 'batch', edits: [] });
  });
});
