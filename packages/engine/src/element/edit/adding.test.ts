import { describe, expect, it } from 'vitest';
import { catalogue, composed, edited, emptySpace, made, refusal } from '../../../test/spaces';
import { applyEdit } from './apply-edit';
import { elementsOf } from '../walk';
import { problemText } from '../../problem';
import { rebuildSpace } from '../store/rebuild-space';
import { storeSpace } from '../store/stored-space';
import type { Edit, NewElement } from './edit';
import type { ElementCatalogue } from '../element-catalogue';
import type { Space } from '../element';

function add(to: string, element: object): Edit {
  return { type: 'add', to, element: element as NewElement };
}

function texts(space: Space, edit: Edit, with_: ElementCatalogue = catalogue): string[] {
  const result = applyEdit(space, edit, with_);
  return result.ok ? [] : result.problems.map(problemText);
}

const one = edited(emptySpace, ...composed([{ model: '2010' }]));

describe('adding elements', () => {
  it('makes a pendant of a model that hangs and a light of one that does not', () => {
    const space = edited(
      emptySpace,
      ...composed([{ model: '2010' }, { model: '2250', x: 1 }], { control: 'A' }),
    );
    const found = [...elementsOf(space)].map(({ id, type }) => `${id} ${type}`);
    expect(found).toEqual(['c composition', 'c1 cluster', 'l1 pendant', 'c2 cluster', 'l2 light']);
  });

  it('completes what was chosen from the wishes of the composition and the base of the model', () => {
    const space = edited(
      emptySpace,
      add('s', { type: 'composition', id: 'c', attributes: { color: '20', temperature: '9', control: 'B' } }),
      add('c', { type: 'cluster', id: 'c1', attributes: { installation: '18' } }),
      add('c1', { type: 'light', id: 'l1', model: '2010', attributes: { temperature: '2' } }),
    );
    expect(space.compositions[0]?.clusters[0]?.lights[0]?.attributes).toEqual({
      color: '20',
      temperature: '2',
      control: 'B',
      installation: '18',
      pendantHeight: 200,
    });
  });

  it('lets a cluster have one light, and several when it is free-wire', () => {
    const second = add('c1', { type: 'light', id: 'l9', model: '2010' });
    expect(texts(one, second)).toEqual([
      'Error while adding a new light to the cluster: Cluster allows only one light per cluster',
    ]);
    const wired = edited(
      one,
      { type: 'set-attribute', id: 'c1', attribute: 'installation', value: '18' },
      second,
    );
    expect(wired.compositions[0]?.clusters[0]?.lights).toHaveLength(2);
    expect(
      refusal(wired, { type: 'set-attribute', id: 'c1', attribute: 'installation', value: '10' }),
    ).toEqual(['cluster-one-light']);
  });

  it('takes into a cluster only lights that accept its installation and control', () => {
    const remote = edited(emptySpace, ...composed([{ model: '2010' }], { installation: '18', control: 'C' }));
    expect(refusal(remote, add('c1', { type: 'light', id: 'l9', model: '2593' }))).toEqual([
      'value-not-offered',
    ]);
    const asked = { type: 'light', id: 'l9', model: '2010', attributes: { control: 'A' } };
    expect(refusal(remote, add('c1', asked))).toEqual(['element-method-invalid']);
  });

  it('puts each kind of element only where it belongs', () => {
    const light = { type: 'light', id: 'n', model: '2010' };
    const complement = { type: 'complement', id: 'n', model: '2195' };
    const wrong = [
      add('s', light),
      add('c', light),
      add('l1', light),
      add('s', complement),
      add('c1', complement),
      add('c', { ...complement, model: '2010' }),
      add('s', { type: 'cluster', id: 'n' }),
      add('c', { type: 'composition', id: 'n' }),
    ];
    for (const edit of wrong) expect(texts(one, edit)).toEqual(['This method is invalid for this element']);
    expect(edited(one, add('c', complement)).compositions[0]?.complements[0]?.attributes.color).toBe('10');
  });

  it('says in the words of the spec what cannot be added', () => {
    const light = { type: 'light', id: 'n', model: '2010' };
    expect(texts(one, add('s', { type: 'base', id: 'n' }))).toEqual(['Base cannot be instanced']);
    expect(texts(one, add('nowhere', light))).toEqual(['Element not found']);
    expect(texts(one, add('c1', { type: 'light', model: '2010' }))).toEqual([
      'Required data to define domain was not provided',
    ]);
    expect(texts(one, add('c1', { ...light, id: 'l1' }))).toEqual(['Element l1 already exists']);
    const empty = edited(one, { type: 'remove', id: 'l1' });
    expect(texts(empty, add('c1', { ...light, model: '9998' }))).toEqual([
      'Cannot get Variations for light 9998',
      "Article Collection doesn't contain this light",
    ]);
    const nameless = { ...catalogue, family: () => null };
    expect(texts(empty, add('c1', light), nameless)).toEqual(['No family data was provided']);
    expect(texts(empty, add('c1', light), null as never)).toEqual(['undefined Article Collection']);
  });

  it('refuses places that are none', () => {
    for (const x of [NaN, Infinity, -Infinity, 1e6, '1' as never]) {
      const cluster = { type: 'cluster', id: 'n', position: { x, y: 4, z: 0 } };
      expect(refusal(one, add('c', cluster))).toEqual(['geometry-invalid']);
    }
  });

  it('keeps nothing that is no attribute', () => {
    const space = edited(
      emptySpace,
      add('s', { type: 'composition', id: 'c', attributes: { color: 7, shade: 'dark', control: 'A' } }),
      add('c', { type: 'cluster', id: 'c1', attributes: { installation: 10 } }),
      add('c1', {
        type: 'light',
        id: 'l1',
        model: '2010',
        applicationLocation: 'hall',
        attributes: { shade: 'x' },
      }),
    );
    expect(space.compositions[0]?.attributes).toEqual({ control: 'A' });
    expect(space.compositions[0]?.clusters[0]?.lights[0]).toMatchObject({ applicationLocation: null });
    expect(made(rebuildSpace(JSON.stringify(storeSpace(space)), catalogue))).toEqual(space);
  });

  it('refuses what is no edit', () => {
    for (const edit of [null, {}, { type: 'toString' }, { type: 'explode' }]) {
      expect(texts(one, edit as never)).toEqual(['This method is invalid for this element']);
    }
    expect(refusal(one, { type: 'batch', edits: null as never })).toEqual(['domain-data-missing']);
  });
});
