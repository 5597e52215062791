import { describe, expect, it } from 'vitest';
import { brokenInvariants, catalogue, composed, edited, emptySpace, refusal } from '../../../test/spaces';
import { applyEdit } from '../edit/apply-edit';
import { groupInfo } from './group-info';
import { lightsOf } from '../walk';
import { problemText } from '../../problem';
import type { Edit } from '../edit/edit';

const base = edited(
  emptySpace,
  ...composed(
    [
      { model: '2010', x: -1 },
      { model: '2010', x: 0, height: 120 },
      { model: '2012', x: 1 },
    ],
    {
      control: 'B',
    },
  ),
  { type: 'add', to: 's', element: { type: 'composition', id: 'd', attributes: { control: 'A' } } },
  { type: 'add', to: 'd', element: { type: 'cluster', id: 'd1', position: { x: 0, y: 4, z: 1 } } },
  { type: 'add', to: 'd1', element: { type: 'light', id: 'm1', model: '2010' } },
  {
    type: 'add',
    to: 'd',
    element: { type: 'complement', id: 'k', model: '2197', position: { x: 0, y: 4, z: -1 } },
  },
);

function group(elements: string[], virtual = false, id = 'g'): Edit {
  return { type: 'group', id, elements, virtual };
}

function text(edit: Edit, space = base): string {
  const result = applyEdit(space, edit, catalogue);
  return result.ok ? '' : problemText(result.problems[0]!);
}

describe('grouping', () => {
  it('keeps siblings together and moves them together', () => {
    const moved = edited(base, group(['c1', 'c2']), { type: 'move', id: 'g', to: { x: -0.5, y: 4, z: 1 } });
    expect(lightsOf(moved.compositions[0]!).map((each) => each.position.z)).toEqual([1, 1, 0]);
    expect(moved.groups[0]?.options.position).toEqual({ x: -0.5, y: 4, z: 1 });
    expect(edited(moved, { type: 'ungroup', id: 'g' }).groups).toEqual([]);
  });

  it('gives all its elements an attribute, or none', () => {
    const grouped = edited(base, group(['c1', 'c3']));
    const black = edited(grouped, { type: 'set-attribute', id: 'g', attribute: 'color', value: '20' });
    expect(lightsOf(black.compositions[0]!).map((each) => each.attributes.color)).toEqual(['20', '10', '20']);
    expect(
      refusal(grouped, { type: 'set-attribute', id: 'g', attribute: 'pendantHeight', value: 40 }),
    ).toEqual(['height-out-of-range']);
  });

  it('refuses in the words of the spec', () => {
    const grouped = edited(base, group(['c1', 'c2']));
    expect(text(group(['c1', 'd1']))).toBe('Hay clusters con distintos padres');
    expect(text(group(['c1', 'x']))).toBe('Element not found');
    expect(text(group([]))).toBe('Required data to define domain was not provided');
    expect(text(group(['c1'], false, 'c'))).toBe('Element c already exists');
    expect(text(group(['c2', 'c3'], false, 'h'), grouped)).toBe('This method is invalid for this element');
    expect(text({ type: 'ungroup', id: 'c1' })).toBe('This method is invalid for this element');
    expect(text({ type: 'ungroup', id: 'x' })).toBe('Element not found');
    const virtual = edited(base, group(['c1', 'd1'], true));
    expect(text({ type: 'move', id: 'g', by: { x: 1, y: 0, z: 0 } }, virtual)).toBe(
      'This method is invalid for this element',
    );
    expect(text({ type: 'mount', group: 'g', to: 'd' }, virtual)).toBe('Hay clusters con distintos padres');
  });
});

describe('mounting a group into a composition', () => {
  it('moves its clusters there, where they take the control', () => {
    const mounted = edited(base, group(['c1', 'c2']), { type: 'mount', group: 'g', to: 'd' });
    expect(mounted.compositions.map((each) => each.clusters.map(({ id }) => id))).toEqual([
      ['c3'],
      ['d1', 'c1', 'c2'],
    ]);
    expect(lightsOf(mounted.compositions[1]!).map((each) => each.attributes.control)).toEqual([
      'A',
      'A',
      'A',
    ]);
    expect(brokenInvariants(mounted)).toEqual([]);
  });

  it('ends being remote when what it gets is not', () => {
    const remote = edited(base, { type: 'set-attribute', id: 'd', attribute: 'installation', value: '31' });
    expect(lightsOf(remote.compositions[1]!)[0]?.attributes.control).toBe('M');
    const mounted = edited(remote, group(['c3']), { type: 'mount', group: 'g', to: 'd' });
    expect(lightsOf(mounted.compositions[1]!).map((each) => each.attributes.control)).toEqual(['A', 'A']);
  });

  it('refuses other elements and other places', () => {
    const lights = edited(base, group(['l1']));
    expect(text({ type: 'mount', group: 'g', to: 'd' }, lights)).toBe(
      'This method is invalid for this element',
    );
    expect(text({ type: 'mount', group: 'g', to: 'c1' }, lights)).toBe(
      'This method is invalid for this element',
    );
    expect(text({ type: 'mount', group: 'g', to: 'x' }, lights)).toBe('Element not found');
    expect(text({ type: 'mount', group: 'c1', to: 'd' }, lights)).toBe(
      'This method is invalid for this element',
    );
    expect(text({ type: 'mount', group: 'x', to: 'd' }, lights)).toBe('Element not found');
  });
});

describe('the info of a group', () => {
  const info = (ids: string[], byHeight = false, space = base) => {
    const found = groupInfo(space, ids, catalogue, { byHeight });
    return found.ok ? found.value : expect.fail(found.problems.map(problemText).join());
  };

  it('adds up exactly and merges what is identical', () => {
    const all = info(['s']);
    expect(all).toMatchObject({
      heightCm: 200 + 120 + 200 + 200,
      watts: 6 + 6 + 18 + 6,
      deliveredWatts: 36,
      consumedWatts: 36,
      netWeightKg: 6.4,
    });
    expect(all.articles.map(({ code, count }) => `${count} x ${code}`)).toEqual([
      '2 x 201010/1B_10',
      '1 x 201210/1B_10',
      '1 x 201010/1A_10',
      '1 x 219710/00_00',
    ]);
    expect(all.articles[0]?.pendantHeights).toEqual([120, 200]);
    expect(all.articles[0]?.attributes.pendantHeight).toBeUndefined();
  });

  it('keeps heights apart when asked', () => {
    const articles = info(['c'], true).articles;
    expect(articles.map(({ pendantHeights, count }) => [pendantHeights, count])).toEqual([
      [[200], 1],
      [[120], 1],
      [[200], 1],
    ]);
  });

  it('counts every element once, of real and virtual groups alike', () => {
    const grouped = edited(base, group(['c1', 'l1', 'd1'], true), group(['c2'], false, 'h'));
    expect(info(['g', 'h', 'l1'], false, grouped).articles.map((each) => each.count)).toEqual([2, 1]);
  });

  it('says what it does not find', () => {
    const found = groupInfo(base, ['c', 'x'], catalogue);
    expect(found.ok ? [] : found.problems.map((each) => each.code)).toEqual(['element-not-found']);
    const unknown = groupInfo(base, ['c'], { ...catalogue, model: () => null });
    expect(unknown.ok ? [] : unknown.problems.map((each) => each.code)).toEqual(['variations-not-found']);
  });
});
