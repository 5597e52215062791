import { describe, expect, it } from 'vitest';
import { href } from './href';

const id = '0b7c1f5e-7c55-4b86-9d8b-0f4a0c6f8a11';

describe('the address of a page', () => {
  it('holds its parameters, encoded', () => {
    expect(href('project', { projectId: 'a/b' })).toBe('/project/a%2Fb');
    expect(href('model', { subFamilyId: 201, applicationLocationId: 1, model: '2010' })).toBe(
      '/add-product/201/1/2010',
    );
    expect(href('productCrea', { projectId: id, productId: id, mode: 'edit' })).toBe(
      `/project/${id}/product/${id}/crea-configurator/edit`,
    );
  });

  it('leaves out what is not asked', () => {
    expect(href('signIn', {}, { to: '/projects', from: undefined })).toBe('/sign-in?to=%2Fprojects');
    expect(href('newCrea')).toBe('/new-product/crea-configurator');
    expect(href('preconfigs', { subFamilyId: 225 })).toBe('/preconfigs-list/225');
    expect(href('preconfigs', { subFamilyId: 225, applicationLocationId: 1 })).toBe('/preconfigs-list/225/1');
  });
});
