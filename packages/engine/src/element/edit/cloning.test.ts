import { describe, expect, it } from 'vitest';
import { brokenInvariants, catalogue, composed, edited, emptySpace, refusal } from '../../../test/spaces';
import { applyEdit } from './apply-edit';
import { elementsOf, lightsOf } from '../walk';
import { problemText } from '../../problem';
import type { Edit } from './edit';
import type { ElementCatalogue } from '../element-catalogue';
import type { Space } from '../element';

const base = edited(
  emptySpace,
  ...composed(
    [
      { model: '2140', x: -1 },
      { model: '2140', x: 0 },
    ],
    { control: 'A' },
  ),
  { type: 'set-attribute', id: 'l1', attribute: 'color', value: '40' },
  { type: 'set-attribute', id: 'l1', attribute: 'pendantHeight', value: 100 },
);
const ids = { c: 'd', c1: 'd1', c2: 'd2', l1: 'm1', l2: 'm2' };
const by = { x: 0.5, y: 0, z: 0 };

function clone(id: string, more: object = {}): Edit {
  return { type: 'clone', id, ids, by, ...more };
}

function text(space: Space, edit: Edit, with_: ElementCatalogue = catalogue): string {
  const result = applyEdit(space, edit, with_);
  return result.ok ? '' : problemText(result.problems[0]!);
}

describe('cloning', () => {
  it('copies a composition with all below it under the ids given', () => {
    const copied = edited(base, clone('c'));
    const [, copy] = copied.compositions;
    expect(copy).toMatchObject({ id: 'd', elementOrderValue: 2, attributes: { control: 'A' } });
    expect(lightsOf(copy!).map(({ id, position }) => `${id} ${position.x}`)).toEqual(['m1 -0.5', 'm2 0.5']);
    expect(lightsOf(copy!)[0]?.attributes).toEqual(lightsOf(base.compositions[0]!)[0]?.attributes);
    expect(brokenInvariants(copied)).toEqual([]);
  });

  it('copies a light beside it only in a free-wire cluster', () => {
    expect(refusal(base, clone('l1'))).toEqual(['cluster-one-light']);
    const wired = edited(
      base,
      { type: 'set-attribute', id: 'c1', attribute: 'installation', value: '18' },
      clone('l1'),
    );
    expect(wired.compositions[0]?.clusters[0]?.lights.map((each) => each.id)).toEqual(['l1', 'm1']);
  });

  it('copies a light into another cluster, whose installation it takes', () => {
    const space = edited(
      base,
      { type: 'add', to: 'c', element: { type: 'cluster', id: 'n', attributes: { installation: '18' } } },
      clone('l1', { to: 'n' }),
    );
    expect(lightsOf(space.compositions[0]!)[2]).toMatchObject({
      id: 'm1',
      attributes: { installation: '18', color: '40' },
    });
  });

  it('copies a composing pendant to its base, with the data of its model only', () => {
    const copied = edited(base, clone('c1', { toBase: true }));
    expect(lightsOf(copied.compositions[0]!)[2]?.attributes).toMatchObject({
      color: '10',
      pendantHeight: 150,
    });
    const without: ElementCatalogue = { ...catalogue, model: () => null };
    expect(text(base, clone('c1', { toBase: true }), without)).toBe('Base cannot be instanced');
  });

  it('refuses what cannot be copied', () => {
    const grouped = edited(base, { type: 'group', id: 'g', elements: ['c1'] });
    expect(text(base, clone('s'))).toBe('An element of type space cannot be cloned');
    expect(text(grouped, clone('g'))).toBe('An element of type group cannot be cloned');
    expect(text(base, clone('x'))).toBe('Element not found');
    expect(text(base, clone('c', { to: 'x' }))).toBe('Element not found');
    expect(text(base, clone('c', { to: 'c1' }))).toBe('This method is invalid for this element');
    expect(text(base, clone('c', { ids: { c: 'd' } }))).toBe(
      'Required data to define domain was not provided',
    );
    expect(text(base, clone('c', { ids: { ...ids, l2: 'l1' } }))).toBe('Element l1 already exists');
    expect(text(base, clone('c', { ids: { ...ids, l2: 'd' } }))).toBe('Element d already exists');
    expect(text(base, clone('c', { by: { x: NaN, y: 0, z: 0 } }))).toBe('x NaN is not a valid measure');
  });
});

describe('removing', () => {
  it('takes all below with it, and out of the groups', () => {
    const grouped = edited(
      base,
      { type: 'group', id: 'g', elements: ['c1', 'c2'] },
      { type: 'group', id: 'v', elements: ['l1'], virtual: true },
      { type: 'remove', id: 'c1' },
    );
    expect([...elementsOf(grouped)].map((each) => each.id)).toEqual(['c', 'c2', 'l2']);
    expect(grouped.groups).toMatchObject([{ id: 'g', elements: ['c2'] }]);
    expect(refusal(grouped, { type: 'remove', id: 'l1' })).toEqual(['element-not-found']);
    expect(refusal(grouped, { type: 'remove', id: 'g' })).toEqual(['element-method-invalid']);
    expect(refusal(grouped, { type: 'remove', id: 's' })).toEqual(['element-method-invalid']);
  });
});
