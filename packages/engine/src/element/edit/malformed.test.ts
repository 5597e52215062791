import { describe, expect, it } from 'vitest';
import { hostileValues } from '../../../test/spoilt';
import { catalogue, composed, edited, emptySpace } from '../../../test/spaces';
import { applyEdit } from './apply-edit';
import type { Edit } from './edit';

const space = edited(emptySpace, ...composed([{ model: '2010', x: 0 }]));
const to = { x: 0.2, y: 3, z: 0 };

/** An edit with a value in one place, as a stored history may hold it that somebody spoilt. */
const places: Readonly<Record<string, (value: unknown) => unknown>> = {
  'an edit': (value) => value,
  'its type': (type) => ({ type }),
  'what is moved': (id) => ({ type: 'move', id, to }),
  'the place': (x) => ({ type: 'move', id: 'l1', to: { ...to, x } }),
  'what is turned': (id) => ({ type: 'turn', id, turn: 30 }),
  'the turn': (turn) => ({ type: 'turn', id: 'l1', turn }),
  'what is removed': (id) => ({ type: 'remove', id }),
  'what is copied': (id) => ({ type: 'clone', id, ids: { l1: 'n' } }),
  'the new ids': (ids) => ({ type: 'clone', id: 'l1', ids }),
  'what is grouped': (each) => ({ type: 'group', id: 'n', elements: [each] }),
  'the kind of group': (virtual) => ({ type: 'group', id: 'n', elements: ['l1'], virtual }),
  'what is dissolved': (id) => ({ type: 'ungroup', id }),
  'whose attribute is set': (id) => ({ type: 'set-attribute', id, attribute: 'color', value: '20' }),
  'the attribute': (attribute) => ({ type: 'set-attribute', id: 'l1', attribute, value: '20' }),
  'the value': (value) => ({ type: 'set-attribute', id: 'l1', attribute: 'pendantHeight', value }),
  'what is changed': (each) => ({ type: 'change-attributes', ids: [each], delta: { color: '20' } }),
  'the change': (delta) => ({ type: 'change-attributes', ids: ['l1'], delta }),
  'the change of height': (by) => ({
    type: 'change-attributes',
    ids: ['l1'],
    delta: { pendantHeightBy: by },
  }),
  'the canopy': (canopy) => ({ type: 'replace-canopy', id: 'c1', canopy }),
  'the room': (roomSize) => ({ type: 'set-room', roomSize }),
  'the height of the room': (height) => ({ type: 'set-room', roomSize: { height } }),
  'an edit of a batch': (edit) => ({ type: 'batch', edits: [edit] }),
};

describe('a malformed edit', () => {
  it.each(Object.entries(places))('is refused or taken by %s, and never breaks', (_what, editOf) => {
    for (const value of [undefined, ...hostileValues]) {
      const result = applyEdit(space, editOf(value) as Edit, catalogue);
      if (!result.ok) expect(result.problems[0]?.code).toEqual(expect.any(String));
    }
  });

  it('leaves a composition no wish that a stored space could not have', () => {
    const element = { type: 'composition', id: 'n', attributes: { control: 'x'.repeat(501), color: '20' } };
    const added = applyEdit(space, { type: 'add', to: space.id, element } as Edit, catalogue);
    expect(added.ok && added.value.compositions.at(-1)?.attributes).toEqual({ color: '20' });
  });

  it('leaves a cluster no installation that a stored space could not have', () => {
    const installation = 'x'.repeat(501);
    const [composition] = space.compositions;
    const element = { type: 'cluster', id: 'n', attributes: { installation } };
    const added = applyEdit(space, { type: 'add', to: composition!.id, element } as Edit, catalogue);
    expect(added.ok && added.value.compositions[0]?.clusters.at(-1)?.attributes).toEqual({});
    const empty = added.ok ? added.value : space;
    const set = { type: 'set-attribute', id: 'n', attribute: 'installation', value: installation } as const;
    const refused = applyEdit(empty, set, catalogue);
    expect(refused.ok ? null : refused.problems[0]?.code).toBe('value-not-offered');
  });

  it('changes no height by what is no number, and nothing under a name that no stored space has', () => {
    const refused = (edit: unknown) => {
      const result = applyEdit(space, edit as Edit, catalogue);
      return result.ok ? null : result.problems[0]?.code;
    };
    expect(refused(places['the change of height']!('1'))).toBe('domain-data-missing');
    expect(refused(places['the kind of group']!('yes'))).toBe('domain-data-missing');
    expect(refused({ type: 'group', id: 'x'.repeat(501), elements: ['l1'] })).toBe('domain-data-missing');
    expect(refused({ type: 'clone', id: 'l1', ids: { l1: 'x'.repeat(501) } })).toBe('domain-data-missing');
    expect(refused(places['what is moved']!(null))).toBe('element-to-move-not-found');
  });
});
