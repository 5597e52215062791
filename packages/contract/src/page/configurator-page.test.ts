import { describe, expect, it } from 'vitest';
import { configuratorPage } from './configurator-page';
import { pages } from './index';

const projectId = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const productId = '1b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const product = { projectId, productId };
const way = (page: string, params = {}, query = {}) => ({ ok: true, value: { page, params, query } });

describe('the way to a new product', () => {
  it.each([
    ['crea', 201, 'newCrea', { preconfigId: '9001' }],
    [1, 201, 'newCrea', { preconfigId: '9001' }],
    ['drawing', 225, 'newPlusminusDrawing', { preconfigId: '9001' }],
    [2, 219, 'newSticksDrawing', { preconfigId: '9001' }],
    ['nodrawing', 225, 'newPlusminusNodrawing', {}],
    ['no-drawing', 219, 'newSticksNodrawing', {}],
    ['compositor', 214, 'compositorV2', { configId: '9001' }],
  ])(
    'of type %s and subfamily %i takes a preconfiguration where it can',
    (type, subFamilyId, page, query) => {
      const found = configuratorPage({ type, subFamilyId }, { mode: 'create', preconfigId: 9001 });
      expect(found).toEqual(way(page, {}, query));
      expect(pages).toHaveProperty(page);
    },
  );

  it('stays inside the project, and begins with a model outside', () => {
    const drawn = { type: 'drawing', subFamilyId: 219 };
    expect(configuratorPage(drawn, { mode: 'create', projectId })).toEqual(
      way('projectNewSticksDrawing', { projectId }),
    );
    expect(configuratorPage(drawn, { mode: 'create', model: '2190' })).toEqual(
      way('newSticksDrawing', { model: '2190' }),
    );
  });

  it('is an error for a subfamily that has none, and for an unknown type', () => {
    expect(configuratorPage({ type: 'drawing', subFamilyId: 201 }, { mode: 'create' })).toEqual({
      ok: false,
      problem: { code: 'configurator-unmatched', data: { subFamily: 201 } },
    });
    for (const type of ['attributes', 'something else', 99, 'toString']) {
      expect(configuratorPage({ type, subFamilyId: 225 }, { mode: 'create' })).toEqual({
        ok: false,
        problem: { code: 'configurator-missing' },
      });
    }
  });
});

describe('the way to a product of a project', () => {
  it.each([
    ['crea', 201, 'productCrea', { ...product, mode: 'edit' }],
    ['drawing', 225, 'productPlusminusDrawing', { ...product, mode: 'edit' }],
    ['nodrawing', 219, 'productSticksNodrawing', { ...product, mode: 'edit' }],
    ['express', 210, 'expressConfigurator', product],
    ['attributes', 230, 'editProduct', product],
  ])('to edit it, of type %s', (type, subFamilyId, page, params) => {
    expect(configuratorPage({ type, subFamilyId }, { mode: 'edit', ...product })).toEqual(way(page, params));
    expect(pages).toHaveProperty(page);
  });

  it.each([
    ['crea', 201, 'productCrea', { ...product, mode: 'validate' }],
    ['drawing', 225, 'productPlusminusDrawing', { ...product, mode: 'validate' }],
    ['nodrawing', 219, 'productSticksNodrawing', { ...product, mode: 'validate' }],
    ['attributes', 201, 'validateProduct', product],
    ['express', 201, 'validateProduct', product],
    ['something else', 201, 'validateProduct', product],
  ])('to validate it, of type %s', (type, subFamilyId, page, params) => {
    const task = { mode: 'validate', ...product } as const;
    expect(configuratorPage({ type, subFamilyId }, task)).toEqual(way(page, params));
  });

  it('leads composed pendants to the compositor to validate while that is switched on', () => {
    const asked = { type: 'compositor', subFamilyId: 214, configId: 'c1', familyId: 23, catalogId: 16 };
    const task = { mode: 'validate', ...product } as const;
    expect(configuratorPage({ ...asked, canValidateComposed: true }, task)).toEqual(
      way('compositor', {}, { ...product, configId: 'c1', family: '23', catalog: '16', validating: 'true' }),
    );
    expect(configuratorPage(asked, task)).toEqual(way('validateProduct', product));
  });

  it('to look at it exists only where the configurator has the mode', () => {
    const task = { mode: 'view', ...product } as const;
    expect(configuratorPage({ type: 'drawing', subFamilyId: 225 }, task)).toEqual(
      way('productPlusminusDrawing', { ...product, mode: 'view' }),
    );
    for (const type of ['crea', 'compositor', 'attributes']) {
      expect(configuratorPage({ type, subFamilyId: 225 }, task).ok).toBe(false);
    }
    expect(configuratorPage({ type: 'nodrawing', subFamilyId: 219 }, task).ok).toBe(false);
  });

  it('is an error for a subfamily that has none, and to edit one of an unknown type', () => {
    const task = { mode: 'edit', ...product } as const;
    expect(configuratorPage({ type: 'drawing', subFamilyId: 201 }, task).ok).toBe(false);
    expect(configuratorPage({ type: 'something else', subFamilyId: 201 }, task).ok).toBe(false);
  });
});
