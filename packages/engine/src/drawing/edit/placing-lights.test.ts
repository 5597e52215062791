import { describe, expect, it } from 'vitest';
import { drawingRefusal, drawn, emptyDrawing, light, run } from '../../../test/drawings';
import { nearestOnRun } from '../run/nearest-on-run';
import { pointOnRun } from '../run/run-measure';

const belt = drawn(emptyDrawing('plusminus'), run('r', -3, 0, 1, 0, 1, 2));
const at = (drawing: typeof belt): number[] => drawing.lights.map((each) => Number(each.at.toFixed(6)));

describe('placing lights', () => {
  it('puts them where they fit nearest to the place asked', () => {
    expect(at(drawn(belt, light('l', 'r', 2)))).toEqual([2]);
    expect(at(drawn(belt, light('l', 'r', -5), light('m', 'r', 99)))).toEqual([0.08, 5.92]);
  });

  it('keeps a linear one on one stretch', () => {
    expect(at(drawn(belt, light('l', 'r', 3.9, '2254')))).toEqual([3.4]);
    expect(at(drawn(belt, light('l', 'r', 4.1, '2254')))).toEqual([4.6]);
    expect(at(drawn(belt, light('l', 'r', 4.1)))).toEqual([4.1]);
  });

  it('spreads several evenly', () => {
    const spread = drawn(belt, { type: 'spread-lights', ids: ['a', 'b', 'c'], run: 'r', model: '2250' });
    expect(at(spread)).toEqual([1, 3, 5]);
    expect(drawn(belt, { type: 'spread-lights', ids: [], run: 'r', model: '2250' })).toEqual(belt);
  });

  it('moves them along their run and to another one', () => {
    const two = drawn(belt, run('s', -3, -1, 0, -1), light('l', 'r', 2));
    expect(at(drawn(two, { type: 'move-light', id: 'l', at: 3 }))).toEqual([3]);
    const over = drawn(two, { type: 'move-light', id: 'l', run: 's', at: 9 });
    expect(over.lights[0]).toMatchObject({ run: 's', at: 2.92 });
    const same = drawn(two, { type: 'move-light', id: 'l', at: 2 });
    expect(same).toBe(two);
    const fed = drawn(two, { type: 'move-feed', id: 'r.feed', at: 2.5 });
    expect(fed.feeds[0]).toEqual({ id: 'r.feed', run: 'r', at: 2.5 });
    expect(drawn(fed, { type: 'remove', id: 'r.feed' }, { type: 'remove', id: 'l' }).lights).toEqual([]);
  });

  it.each([
    ['an unknown run', light('l', 'x', 1), 'element-not-found'],
    ['an unknown model', light('l', 'r', 1, '9999'), 'variations-not-found'],
    ['a rod on a belt', light('l', 'r', 1, '2190'), 'light-not-of-system'],
    ['a belt on a belt', light('l', 'r', 1, '2256'), 'light-not-of-system'],
    ['no place', light('l', 'r', Number.NaN), 'geometry-invalid'],
    ['an id that is taken', light('r', 'r', 1), 'element-exists'],
    [
      'the same id twice',
      { type: 'spread-lights', ids: ['a', 'a'], run: 'r', model: '2250' },
      'element-exists',
    ],
    ['no ids', { type: 'spread-lights', run: 'r', model: '2250' }, 'domain-data-missing'],
    [
      'more than anyone draws',
      {
        type: 'spread-lights',
        ids: Array.from({ length: 5001 }, (_, n) => `l${n}`),
        run: 'r',
        model: '2250',
      },
      'drawing-full',
    ],
    [
      'more than can be stored',
      {
        type: 'spread-lights',
        ids: Array.from({ length: 2000 }, (_, n) => `l${n}`),
        run: 'r',
        model: '2250',
      },
      'creation-full',
    ],
    ['an unknown light', { type: 'move-light', id: 'x', at: 1 }, 'element-not-found'],
    ['an unknown feed', { type: 'move-feed', id: 'x', at: 1 }, 'element-not-found'],
  ])('refuses %s', (_, edit, code) => {
    expect(drawingRefusal(belt, edit)).toContain(code);
  });
});

describe('setting attributes', () => {
  const lit = drawn(belt, light('l', 'r', 1), light('m', 'r', 3));

  it('sets those of the whole drawing, and takes them back', () => {
    const green = drawn(lit, { type: 'set-attributes', attributes: { color: '20', control: 'B' } });
    expect(green.attributes).toEqual({ color: '20', control: 'B' });
    const undone = { color: undefined } as unknown as { color: string };
    expect(drawn(green, { type: 'set-attributes', attributes: undone }).attributes).toEqual({ control: 'B' });
  });

  it('sets those of some lights alone', () => {
    const one = drawn(lit, { type: 'set-attributes', ids: ['m'], attributes: { color: '50' } });
    expect(one.lights.map((each) => each.attributes)).toEqual([{}, { color: '50' }]);
  });

  it.each([
    ['a value that nothing offers', { attributes: { color: 'zz' } }, 'value-not-offered'],
    ['a number', { attributes: { color: 10 } }, 'value-not-offered'],
    ['a height', { attributes: { pendantHeight: 100 } }, 'attribute-not-offered'],
    ['the control of one light', { ids: ['l'], attributes: { control: 'B' } }, 'element-method-invalid'],
    ['an unknown light', { ids: ['x'], attributes: { color: '20' } }, 'element-not-found'],
    ['no attributes', {}, 'domain-data-missing'],
    [
      'what a rule excludes',
      { ids: ['l'], attributes: { color: '50', temperature: '2', installation: '31' } },
      'combination-incompatible',
    ],
  ])('refuses %s', (_, edit, code) => {
    expect(drawingRefusal(lit, { type: 'set-attributes', ...edit })).toContain(code);
  });
});

describe('places on a run', () => {
  it('are found by the nearest point of the plan, and back', () => {
    const near = nearestOnRun(belt, { x: 1.2, z: 1.5 });
    expect(near).toEqual({ run: 'r', at: 5.5, distance: expect.closeTo(0.2, 9) as number });
    const place = pointOnRun(belt.runs[0]!, 5.5, belt.height);
    expect(place).toMatchObject({ x: 1, y: 2.4, z: 1.5, stretch: 1, turn: -90, tilt: 0 });
    expect(nearestOnRun(emptyDrawing('sticks'), { x: 0, z: 0 })).toBeNull();
    expect(pointOnRun(belt.runs[0]!, Number.NaN, 2)).toMatchObject({ x: -3, y: 2 });
  });
});
