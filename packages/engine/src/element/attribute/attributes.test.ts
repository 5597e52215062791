import { describe, expect, it } from 'vitest';
import { composed, edited, emptySpace, refusal } from '../../../test/spaces';
import { lightsOf } from '../walk';
import type { AttributeName } from '../../catalogue/attribute';
import type { Edit } from '../edit/edit';
import type { Space } from '../element';

function set(id: string, attribute: AttributeName, value: string | number): Edit {
  return { type: 'set-attribute', id, attribute, value };
}

function values(space: Space, attribute: AttributeName): unknown[] {
  return space.compositions.flatMap(lightsOf).map((light) => light.attributes[attribute]);
}

const three = edited(
  emptySpace,
  ...composed([{ model: '2010', x: -1 }, { model: '2012' }, { model: '2190', z: 1 }], { control: 'B' }),
);

describe('setting an attribute', () => {
  it('takes a value that the model offers and refuses all others', () => {
    expect(values(edited(three, set('l1', 'color', '40')), 'color')).toEqual(['40', '10', '10']);
    expect(refusal(three, set('l1', 'color', 'zz'))).toEqual(['value-not-offered']);
    expect(refusal(three, set('l1', 'color', 40))).toEqual(['value-not-offered']);
    expect(refusal(three, set('l1', 'size' as never, 'big'))).toEqual(['element-method-invalid']);
    expect(refusal(three, set('nobody', 'color', '40'))).toEqual(['element-not-found']);
    expect(refusal(three, set('s', 'color', '40'))).toEqual(['element-method-invalid']);
  });

  it('refuses what a rule excludes', () => {
    const brass = edited(three, set('l1', 'color', '70'));
    expect(refusal(brass, set('c1', 'installation', '32'))).toEqual(['combination-incompatible']);
  });

  it('sets the control of all lights of a composition, or of none', () => {
    expect(values(edited(three, set('l2', 'control', 'A')), 'control')).toEqual(['A', 'A', 'A']);
    expect(refusal(three, set('c', 'control', 'M'))).toEqual(['combination-incompatible']);
    expect(refusal(three, set('c1', 'control', 'A'))).toEqual(['element-method-invalid']);
  });

  it('sets the installation of a cluster by its light', () => {
    const wired = edited(three, set('l1', 'installation', '18'));
    expect(wired.compositions[0]?.clusters.map((each) => each.attributes.installation)).toEqual([
      '18',
      '10',
      '10',
    ]);
    expect(values(wired, 'installation')).toEqual(['18', '10', '10']);
  });

  it('holds a height between the body and 0.1 m below the ceiling', () => {
    expect(values(edited(three, set('l2', 'pendantHeight', 45)), 'pendantHeight')).toEqual([200, 45, 200]);
    expect(refusal(three, set('l2', 'pendantHeight', 44))).toEqual(['height-out-of-range']);
    expect(values(edited(three, set('c', 'pendantHeight', 390)), 'pendantHeight')).toEqual([390, 390, 390]);
    expect(refusal(three, set('l1', 'pendantHeight', 391))).toEqual(['height-out-of-range']);
    expect(refusal(three, set('l1', 'pendantHeight', 30.5))).toEqual(['height-not-whole']);
    expect(refusal(three, set('l1', 'pendantHeight', NaN))).toEqual(['height-not-whole']);
  });

  it('changes many elements or none', () => {
    const change = (ids: string[], delta: object): Edit => ({ type: 'change-attributes', ids, delta });
    const higher = edited(three, change(['l1', 'l2'], { pendantHeightBy: -20, color: '20' }));
    expect(values(higher, 'pendantHeight')).toEqual([180, 180, 200]);
    expect(values(higher, 'color')).toEqual(['20', '20', '10']);
    expect(refusal(three, change(['l1', 'l2'], { pendantHeightBy: -160 }))).toEqual(['height-out-of-range']);
    expect(refusal(three, change(['l1', 'nobody'], { color: '20' }))).toEqual(['element-not-found']);
    expect(refusal(three, change(undefined as never, {}))).toEqual(['domain-data-missing']);
    expect(values(edited(three, change(['c'], { pendantHeightBy: 5 })), 'pendantHeight')).toEqual([
      205, 205, 205,
    ]);
  });
});

describe('a remote installation', () => {
  const remote = edited(three, set('c', 'installation', '31'));

  it('takes the driver away and gives it back', () => {
    expect(values(remote, 'control')).toEqual(['M', 'M', 'M']);
    expect(remote.compositions[0]).toMatchObject({ attributes: { control: 'M' }, controlBeforeRemote: 'B' });
    const back = edited(remote, set('c', 'installation', '10'));
    expect(values(back, 'control')).toEqual(['B', 'B', 'B']);
    expect(back.compositions[0]?.controlBeforeRemote).toBeNull();
  });

  it('is one of the whole composition: it begins with the last cluster and ends with the first', () => {
    const most = edited(three, set('c1', 'installation', '31'), set('c2', 'installation', '32'));
    expect(values(most, 'control')).toEqual(['B', 'B', 'B']);
    const all = edited(most, set('c3', 'installation', '31'));
    expect(values(all, 'control')).toEqual(['M', 'M', 'M']);
    expect(values(edited(all, set('c2', 'installation', '18')), 'control')).toEqual(['B', 'B', 'B']);
  });

  it('keeps the control when a light does not allow to be without driver', () => {
    const mixed = edited(emptySpace, ...composed([{ model: '2010' }], { control: 'B', installation: '31' }));
    expect(values(mixed, 'control')).toEqual(['M']);
    expect(
      refusal(mixed, {
        type: 'batch',
        edits: [
          { type: 'add', to: 'c', element: { type: 'cluster', id: 'n1' } },
          { type: 'add', to: 'n1', element: { type: 'light', id: 'n2', model: '2593' } },
        ],
      }),
    ).toEqual(['value-not-offered']);
  });

  it('keeps a control that the user chose meanwhile', () => {
    const chosen = edited(remote, set('c', 'control', 'A'), set('c', 'installation', '10'));
    expect(values(chosen, 'control')).toEqual(['A', 'A', 'A']);
  });

  it('takes the base option when the control before is allowed no more', () => {
    const push = edited(
      emptySpace,
      ...composed([{ model: '2010' }], { control: 'C', installation: '31' }),
      set('l1', 'temperature', '4'),
      set('c', 'installation', '10'),
    );
    expect(values(push, 'control')).toEqual(['Z']);
  });

  it('is taken from the first light that brings a control', () => {
    const first = edited(emptySpace, ...composed([{ model: '2010' }], { installation: '31' }));
    expect(first.compositions[0]).toMatchObject({ attributes: { control: 'M' }, controlBeforeRemote: 'Z' });
  });
});
