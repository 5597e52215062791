import { describe, expect, it } from 'vitest';
import { drawnSystems, plusminus, sticks } from '../../test/drawings';
import { prepared, readFeed } from '../../test/feed';
import { made } from '../../test/spaces';
import { elementCatalogue } from '../element/element-catalogue';
import type { Space } from '../element/element';
import { elementsOf, isLuminaireElement } from '../element/walk';
import { applyCountEdit } from './apply-count-edit';
import { countedBelt } from './counted-belt';
import { countsOf, startCounts, type CountedSystem, type CountEdit } from './counts';
import { suggestedParts } from './suggested-parts';

const models = ['2190', '2191', '2193', '2194', '2195', '2196', '2197'].concat([
  '2250',
  '2253',
  '2254',
  '2256',
  '2257',
  '2258',
]);
const catalogue = elementCatalogue(
  models.map((model) => prepared(model)),
  readFeed('canopies.json'),
  drawnSystems,
);

function after(system: CountedSystem, ...edits: readonly CountEdit[]): Space {
  return edits.reduce<Space>(
    (space, edit) => made(applyCountEdit(space, edit, system, catalogue)),
    made(startCounts('s', catalogue)),
  );
}
const count = (model: string, quantity: number): CountEdit => ({ type: 'count', model, quantity });
const counts = (space: Space) => Object.fromEntries([...countsOf(space)].sort());
const colliding = (space: Space) =>
  [...elementsOf(space)].filter((each) => each.collides).map(({ id }) => id);

describe('counting a belt system', () => {
  it('suggests belts for the luminaires and a feed for each belt', () => {
    const space = after(plusminus, count('2250', 12));
    expect(counts(space)).toEqual({ '2250': 12, '2257': 1, '2258': 1 });
    const [belt, feed] = suggestedParts(plusminus, countsOf(space), catalogue);
    expect(belt).toMatchObject({ reason: 'belt-for-luminaires', figures: { metres: 5.52 } });
    expect(feed).toMatchObject({ quantities: { '2258': 1 }, reason: 'feed-for-each-belt' });
  });

  it('cuts the metres asked for, and lets the feeds follow them', () => {
    const space = after(plusminus, count('2253', 2), { type: 'belt', metres: 25 });
    expect(counts(space)).toEqual({ '2253': 2, '2256': 1, '2257': 2, '2258': 3 });
    const more = made(applyCountEdit(space, count('2253', 3), plusminus, catalogue));
    expect(counts(more)).toMatchObject({ '2253': 3, '2257': 2 });
  });

  it.each([
    [15, 15, null],
    [12, 15, 'next-length'],
    [0.5, 5, 'next-length'],
    [203, 200, 'most-counted'],
    [0, 0, null],
  ] as const)('counts %d m as %d m of belt, with the reason', (asked, metres, reason) => {
    expect(countedBelt(asked, plusminus)).toEqual({ metres, reason });
    const belts = countsOf(after(plusminus, { type: 'belt', metres: asked }));
    expect(5 * (belts.get('2256') ?? 0) + 10 * (belts.get('2257') ?? 0)).toBe(metres);
  });

  it('leaves feeds alone that were counted by hand, until the suggestion is taken', () => {
    const own = after(plusminus, count('2250', 3), count('2258', 4), count('2250', 40));
    expect(counts(own)['2258']).toBe(4);
    const taken = made(applyCountEdit(own, { type: 'take-suggested' }, plusminus, catalogue));
    const [, feed] = suggestedParts(plusminus, countsOf(taken), catalogue);
    expect(counts(taken)['2258']).toBe(feed!.quantities['2258']);
  });

  it.each([1, 5, 12, 40])('puts %i luminaires where none collides', (quantity) => {
    expect(colliding(after(plusminus, count('2250', quantity), count('2254', 2)))).toEqual([]);
  });
});

describe('counting a rod system', () => {
  it('suggests joints between the rods, two anchors, and feeds for the load', () => {
    const space = after(sticks, count('2191', 3), count('2194', 2));
    expect(counts(space)).toMatchObject({ '2191': 3, '2194': 2, '2195': 2, '2196': 2 });
    expect(counts(space)['2197']).toBeGreaterThan(0);
    const why = suggestedParts(sticks, countsOf(space), catalogue).map(({ reason }) => reason);
    expect(why).toEqual(['joint-between-rods', 'anchor-at-ends', 'feed-by-load']);
  });

  it.each([1, 3, 9])('puts %i rods with spots where none collides', (quantity) => {
    expect(
      colliding(after(sticks, count('2191', quantity), count('2194', quantity), count('2193', 1))),
    ).toEqual([]);
  });

  it('takes everything away again', () => {
    expect(counts(after(sticks, count('2191', 3), count('2191', 0)))).toEqual({});
  });

  it('sets attributes of the whole, which later pieces take as well', () => {
    const whole: CountEdit = { type: 'attributes', delta: { color: '20', control: 'A', pendantHeight: 150 } };
    const space = after(sticks, count('2190', 1), whole, count('2190', 2), count('2194', 1));
    const lights = [...elementsOf(space)].filter(isLuminaireElement);
    expect(lights.map(({ attributes }) => attributes)).toEqual(
      lights.map(() => expect.objectContaining({ color: '20', control: 'A', pendantHeight: 150 }) as unknown),
    );
  });

  it('gives parts the finish that they have, and keeps theirs where they have it not', () => {
    const whole = (color: string): CountEdit => ({ type: 'attributes', delta: { color } });
    const colours = (space: Space) =>
      Object.fromEntries(
        space.compositions[0]!.complements.map((each) => [each.model, each.attributes.color]),
      );
    const space = after(plusminus, count('2250', 1), whole('50'));
    expect(colours(space)).toEqual({ '2256': '50', '2258': '10' });
    expect(colours(made(applyCountEdit(space, whole('20'), plusminus, catalogue)))).toEqual({
      '2256': '20',
      '2258': '20',
    });
  });
});

describe('what cannot be counted', () => {
  it.each([-1, 0.5, 201, Number.NaN])('is %d', (quantity) => {
    const space = made(startCounts('s', catalogue));
    const result = applyCountEdit(space, count('2250', quantity), plusminus, catalogue);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'quantity-invalid' }] });
  });

  it('is an unknown model', () => {
    const space = made(startCounts('s', catalogue));
    const result = applyCountEdit(space, count('9999', 1), plusminus, catalogue);
    expect(result).toMatchObject({ ok: false, problems: [{ code: 'variations-not-found' }, {}] });
  });
});
