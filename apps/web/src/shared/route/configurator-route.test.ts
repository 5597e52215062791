import { describe, expect, it } from 'vitest';
import { newConfiguratorRoute, validationRoute } from './configurator-route';

const projectId = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const productId = '1b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';
const ok = (path: string) => ({ ok: true, path });

describe('the way to a configurator', () => {
  it.each([
    ['crea', 201, '/new-product/crea-configurator?preconfigId=p1'],
    ['drawing', 225, '/new-product/plusminus-drawing-configurator?preconfigId=p1'],
    ['drawing', 219, '/new-product/sticks-drawing-configurator?preconfigId=p1'],
    ['nodrawing', 225, '/new-product/plusminus-nodrawing-configurator'],
    ['no-drawing', 219, '/new-product/sticks-nodrawing-configurator'],
  ])('of type %s and subfamily %i takes a preconfiguration where it can', (type, subFamilyId, path) => {
    expect(newConfiguratorRoute({ type, subFamilyId, preconfigId: 'p1' })).toEqual(ok(path));
  });

  it('stays inside the project', () => {
    expect(newConfiguratorRoute({ type: 'drawing', subFamilyId: 219, projectId })).toEqual(
      ok(`/project/${projectId}/add-product/sticks-drawing-configurator`),
    );
  });

  it('is an error for a subfamily that has none, and for an unknown type', () => {
    expect(newConfiguratorRoute({ type: 'drawing', subFamilyId: 201 }).ok).toBe(false);
    expect(newConfiguratorRoute({ type: 'attributes', subFamilyId: 225 })).toEqual({
      ok: false,
      error: 'No configurator setted!',
    });
  });
});

describe('the way to validate a product', () => {
  const product = { projectId, productId, catalogId: 16, configId: 'c1', familyId: 25 };
  const base = `/project/${projectId}/product/${productId}`;

  it.each([
    ['crea', 201, `${base}/crea-configurator/validate`],
    ['drawing', 225, `${base}/plusminus-drawing-configurator/validate`],
    ['nodrawing', 219, `${base}/sticks-nodrawing-configurator/validate`],
    ['attributes', 201, `/validate/${projectId}/${productId}`],
    ['something else', 201, `/validate/${projectId}/${productId}`],
  ])('of type %s and subfamily %i', (type, subFamilyId, path) => {
    expect(validationRoute({ ...product, type, subFamilyId }, true)).toEqual(ok(path));
  });

  it('leads a composed one to the compositor while that is switched on', () => {
    const composed = { ...product, type: 'compositor', subFamilyId: 225 };
    expect(validationRoute(composed, true)).toEqual(
      ok(
        `/compositor?projectId=${projectId}&configId=c1&family=25&catalog=16&validating=true&productId=${productId}`,
      ),
    );
    expect(validationRoute(composed, false)).toEqual(ok(`/validate/${projectId}/${productId}`));
  });

  it('is an error for a subfamily that has none', () => {
    expect(validationRoute({ ...product, type: 'drawing', subFamilyId: 201 }, true).ok).toBe(false);
  });
});
