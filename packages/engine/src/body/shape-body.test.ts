import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bodyOf, read } from '../../examples/demo-catalogue';
import { boxOfBody } from './body-box';
import { bodyByProportion } from './by-proportion';
import type { BodyDescription, BodyMeasures } from './body';
import { shapeBody } from './shape-body';
import { trianglesOfBody } from './triangles';
import type { Model } from '../catalogue/row/model';

const measures: BodyMeasures = { length: 200, width: 200, height: 100 };
const ball: BodyDescription = {
  sizes: { radius: 'height / 2' },
  parts: [{ name: 'ball', slot: 'glass', solids: [{ solid: 'sphere', radius: 'radius', middle: 'radius' }] }],
  light: [{ part: 'ball', at: [0, 'radius', 0], share: 1 }],
};

const faultOf = (description: BodyDescription) => {
  const shaped = shapeBody(description, measures);
  return shaped.ok ? null : [shaped.fault.path.join('.'), shaped.fault.reason];
};

describe('a body', () => {
  it('is shaped by the measures of its article, in metres, and hangs by the middle of its top', () => {
    const shaped = shapeBody(ball, measures);
    if (!shaped.ok) throw new Error(shaped.fault.reason);
    const box = boxOfBody(shaped.value)!;
    expect([box.min.y, box.max.y, box.max.x].map((each) => Number(each.toFixed(6)))).toEqual([0, 0.1, 0.05]);
    expect(shaped.value.grips).toEqual([{ x: 0, y: 0.1, z: 0 }]);
    expect(shaped.value.light).toMatchObject([{ part: 'ball', at: { x: 0, y: 0.05, z: 0 }, share: 1 }]);
  });

  it('is what the document of the grammar shows', () => {
    const text = readFileSync(new URL('../../../../docs/bodies.md', import.meta.url), 'utf8');
    const [example = ''] = /\{\n "sizes"[\s\S]*?\n\}/.exec(text) ?? [];
    expect(faultOf(JSON.parse(example) as BodyDescription)).toBeNull();
  });

  it('takes sizes in any order', () => {
    const sizes = { radius: 'half', half: 'whole / 2', whole: 'height' };
    expect(faultOf({ ...ball, sizes })).toBeNull();
  });

  const part = (solid: BodyDescription['parts'][number]['solids'][number]): BodyDescription => ({
    parts: [{ name: 'part', slot: 'finish', solids: [solid] }],
  });
  const deep = Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`s${at}`, at]));
  const heavy = part({
    solid: 'turned',
    profiles: Array.from({ length: 40 }, () =>
      Array.from({ length: 6 }, () => ({ along: 't', steps: 96, point: ['t', 't'] as const })),
    ),
  });

  it.each<[string, BodyDescription, string, string]>([
    [
      'divides by 0',
      { ...ball, sizes: { radius: '1 / (length - width)' } },
      'sizes.radius',
      'it divides by 0',
    ],
    [
      'names what is not there',
      { ...ball, sizes: { radius: 'breadth' } },
      'sizes.radius',
      'there is no size breadth',
    ],
    [
      'names what every object has',
      { ...ball, sizes: { radius: 'toString' } },
      'sizes.radius',
      'there is no size toString',
    ],
    [
      'never ends',
      { ...ball, sizes: { radius: 'half', half: 'radius / 2' } },
      'sizes.radius',
      'radius follows from itself',
    ],
    [
      'calls a size as a function',
      { ...ball, sizes: { min: 3 } },
      'sizes.min',
      'min cannot be the name of a size',
    ],
    ['takes a measure', { ...ball, sizes: { length: 3 } }, 'sizes.length', 'length is given twice'],
    ['has too many sizes', { ...ball, sizes: deep }, 'sizes', 'it has more than 100 sizes'],
    [
      'works out too much',
      heavy,
      'parts.0.solids.0.profiles.17.1.point.1',
      'the body has more than 20000 figures',
    ],
    [
      'is endless',
      { ...ball, sizes: { radius: '99999 * 99999' } },
      'sizes.radius',
      'it comes to 9999800001, which is beyond 100000',
    ],
    [
      'has a light of no part',
      { ...ball, light: [{ part: 'lens', at: [0, 0, 0], share: 1 }] },
      'light.0.part',
      'there is no part lens',
    ],
    [
      'gives away light',
      { ...ball, light: [{ part: 'ball', at: [0, 0, 0], share: 0.4 }] },
      'light',
      'the shares add up to 0.4, not to 1',
    ],
    [
      'has two parts of one name',
      { ...ball, parts: [...ball.parts, ...ball.parts] },
      'parts.1.name',
      'there are two parts ball',
    ],
    [
      'ends before it begins',
      part({ solid: 'cylinder', radius: 5, from: 9, to: 9 }),
      'parts.0.solids.0.to',
      'it ends where it begins, or before',
    ],
    [
      'is thinner than nothing',
      part({ solid: 'cylinder', radius: 'width - length', from: 0, to: 9 }),
      'parts.0.solids.0.radius',
      'it comes to 0, and must be above 0',
    ],
    [
      'is a ring without a wall',
      part({ solid: 'ring', inner: 9, outer: 9, from: 0, to: 9 }),
      'parts.0.solids.0.inner',
      'it is as wide inside as outside',
    ],
    [
      'crosses its axis',
      part({
        solid: 'turned',
        profiles: [
          [
            [5, 0],
            [-5, 9],
          ],
        ],
      }),
      'parts.0.solids.0.profiles.0',
      'it goes beyond its axis',
    ],
    [
      'is an outline of two corners',
      part({
        solid: 'plate',
        outline: [
          [0, 0],
          [9, 9],
        ],
        from: 0,
        to: 9,
      }),
      'parts.0.solids.0.outline',
      'it has fewer than three corners',
    ],
    [
      'is stretched to nothing',
      part({ solid: 'sphere', radius: 5, middle: 5, stretch: [1, 0, 1] }),
      'parts.0.solids.0.stretch',
      'it is stretched by nothing or less',
    ],
    [
      'has too many steps',
      part({ solid: 'turned', profiles: [[{ along: 't', steps: 97, point: [0, 't'] }]] }),
      'parts.0.solids.0.profiles.0.0.steps',
      'steps are a whole number from 1 to 96',
    ],
  ])('that %s is refused with the field and the reason', (_, description, path, reason) => {
    expect(faultOf(description)).toEqual([path, reason]);
  });
});

const models = read<Model[]>('models.json').flatMap((model) => {
  const { dimensionsMm, distribution = null } = model.technicalData;
  return dimensionsMm ? [{ model, measures: dimensionsMm, article: { kind: model.kind, distribution } }] : [];
});

describe('the bodies of the demo catalogue', () => {
  it('are there for every model but the belts, which are drawn along their line', () => {
    const without = models.filter(({ model }) => !bodyOf(model.model).body).map(({ model }) => model.model);
    expect(without).toEqual(['2256', '2257']);
  });

  it.each(models.map((each) => [each.model.name, each] as const))(
    '%s fills its measures within a millimetre, and so does the plain one',
    (_, { model, measures: own, article }) => {
      for (const description of [bodyOf(model.model).body, bodyByProportion(article, own)]) {
        if (!description) continue;
        const shaped = shapeBody(description, own);
        if (!shaped.ok) throw new Error(`${shaped.fault.path.join('.')}: ${shaped.fault.reason}`);
        const { min, max } = boxOfBody(shaped.value)!;
        const edges = [min.x, max.x, min.y, max.y, min.z, max.z].map((edge) => edge * 1000);
        const { length, width, height } = own;
        const expected = [-length / 2, length / 2, 0, height, -width / 2, width / 2];
        const away = edges.map((edge, side) => Math.abs(edge - expected[side]!));
        expect(Math.max(...away)).toBeLessThanOrEqual(1);
        expect(trianglesOfBody(shaped.value)).toBeLessThan(24_000);
      }
    },
  );

  it('a plain body can be made of any measures', () => {
    const millimetres = fc.double({ min: 1, max: 20_000, noNaN: true });
    const kinds = fc.constantFrom('pendant', 'complement', 'wall');
    const lights = fc.constantFrom('globe', 'beam', 'lambert', 'updown', null);
    fc.assert(
      fc.property(
        millimetres,
        millimetres,
        millimetres,
        kinds,
        lights,
        (length, width, height, kind, distribution) => {
          const own = { length, width, height };
          const shaped = shapeBody(bodyByProportion({ kind, distribution }, own), own);
          expect(shaped.ok ? null : shaped.fault).toBeNull();
        },
      ),
    );
  });
});
