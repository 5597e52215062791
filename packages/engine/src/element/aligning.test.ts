import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenInvariants, catalogue, composed, edited, emptySpace, made } from '../../test/spaces';
import { tries } from '../../test/tries';
import { alignEdit, alignments, distributeEdit } from './align';
import { arrayEdit } from './array';
import { elementsOf, isLuminaireElement } from './walk';
import type { Space } from './element';

const lights = (space: Space) => [...elementsOf(space)].filter(isLuminaireElement);
const size: Readonly<Record<string, number>> = { '2010': 0.2, '2012': 0.45 };
const cm = fc.integer({ min: -120, max: 120 }).map((value) => value / 100);
const places = fc.array(fc.record({ x: cm, z: cm, model: fc.constantFrom('2010', '2012') }), {
  minLength: 2,
  maxLength: 6,
});
const clusters = (count: number) => Array.from({ length: count }, (_, at) => `c${at + 1}`);

describe('aligning', () => {
  it('brings each body to the side, or the middles together, and moves nothing else', () => {
    fc.assert(
      fc.property(places, fc.constantFrom(...alignments), (given, alignment) => {
        const space = edited(emptySpace, ...composed(given));
        const next = edited(space, alignEdit(space, clusters(given.length), alignment, catalogue));
        const axis = ['left', 'center', 'right'].includes(alignment) ? 'x' : 'z';
        const other = axis === 'x' ? 'z' : 'x';
        const half = given.map(({ model }) => size[model]! / 2);
        const least = Math.min(...given.map((each, at) => each[axis] - half[at]!));
        const most = Math.max(...given.map((each, at) => each[axis] + half[at]!));
        for (const [at, light] of lights(next).entries()) {
          const place = light.position[axis];
          const edges = {
            left: least + half[at]!,
            back: least + half[at]!,
            right: most - half[at]!,
            front: most - half[at]!,
          };
          const expected = alignment in edges ? edges[alignment as keyof typeof edges] : (least + most) / 2;
          expect(place).toBeCloseTo(expected, 3);
          expect(light.position[other]).toBe(given[at]![other]);
        }
        expect(brokenInvariants(next)).toEqual([]);
      }),
      { numRuns: tries(80) },
    );
  });

  it('moves a group as one', () => {
    const given = [
      { model: '2010', x: -1 },
      { model: '2010', x: -0.5 },
      { model: '2010', x: 1, z: 0.3 },
    ];
    const space = edited(emptySpace, ...composed(given), { type: 'group', id: 'g', elements: ['c1', 'c2'] });
    const next = edited(space, alignEdit(space, ['g', 'c3'], 'right', catalogue));
    expect(lights(next).map(({ position }) => Number(position.x.toFixed(4)))).toEqual([0.5, 1, 1]);
    expect(alignEdit(space, ['c3'], 'left', catalogue)).toEqual({ type: 'batch', edits: [] });
  });
});

describe('distributing', () => {
  it('spaces all evenly between the first and the last', () => {
    fc.assert(
      fc.property(places, fc.constantFrom<'x' | 'z'>('x', 'z'), (given, axis) => {
        const space = edited(emptySpace, ...composed(given));
        const next = edited(space, distributeEdit(space, clusters(given.length), axis, catalogue));
        const before = given.map((each) => each[axis]).sort((one, other) => one - other);
        const after = lights(next)
          .map(({ position }) => position[axis])
          .sort((one, other) => one - other);
        expect(after[0]).toBeCloseTo(before[0]!, 3);
        expect(after.at(-1)).toBeCloseTo(before.at(-1)!, 3);
        const step = (before.at(-1)! - before[0]!) / (before.length - 1);
        if (given.length > 2)
          after.forEach((place, at) => expect(place).toBeCloseTo(before[0]! + step * at, 3));
        else expect(next).toBe(space);
      }),
      { numRuns: tries(80) },
    );
  });
});

describe('an array', () => {
  let count = 0;
  const newId = () => `n${(count += 1)}`;

  it('stands in rows and columns, each under its own canopy', () => {
    const space = edited(emptySpace, ...composed([{ model: '2010', x: -1, z: -1 }]));
    const { edit, added } = made(
      arrayEdit(space, ['c1'], { columns: 3, rows: 2, stepX: 0.6, stepZ: 0.8 }, newId, catalogue),
    );
    const next = edited(space, edit);
    const at = lights(next).map(({ position: { x, z } }) => [Number(x.toFixed(4)), Number(z.toFixed(4))]);
    expect(at).toEqual([
      [-1, -1],
      [-0.4, -1],
      [0.2, -1],
      [-1, -0.2],
      [-0.4, -0.2],
      [0.2, -0.2],
    ]);
    expect(added).toHaveLength(5);
    expect(next.compositions[0]!.clusters).toHaveLength(6);
    expect([...elementsOf(next)].filter((each) => each.collides)).toEqual([]);
  });

  it('refuses what is no array', () => {
    const space = edited(emptySpace, ...composed([{ model: '2010' }]));
    const refused = (given: Partial<Parameters<typeof arrayEdit>[2]>, ids = ['c1']) => {
      const whole = { columns: 2, rows: 2, stepX: 1, stepZ: 1, ...given };
      const result = arrayEdit(space, ids, whole, newId, catalogue);
      return result.ok ? [] : result.problems.map(({ code, data }) => [code, data?.['field']]);
    };
    expect(refused({ columns: 0 })).toEqual([['geometry-invalid', 'columns']]);
    expect(refused({ rows: 1.5 })).toEqual([['geometry-invalid', 'rows']]);
    expect(refused({ columns: 100, rows: 100 })).toEqual([['geometry-invalid', 'rows']]);
    expect(refused({ stepX: 0 })).toEqual([['geometry-invalid', 'stepX']]);
    expect(refused({ stepZ: Number.NaN })).toEqual([['geometry-invalid', 'stepZ']]);
    expect(refused({}, ['x'])).toEqual([['element-not-found', undefined]]);
  });
});
