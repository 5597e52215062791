import { describe, expect, it } from 'vitest';
import { href } from './href';

describe('the address of a page', () => {
  it('holds its parameters, encoded', () => {
    expect(href('project', { projectId: 'a/b' })).toBe('/project/a%2Fb');
    expect(href('model', { subFamilyId: 201, applicationLocationId: 1, model: '2010' })).toBe(
      '/add-product/201/1/2010',
    );
  });

  it('leaves out what is not asked', () => {
    expect(href('signIn', {}, { to: '/projects', from: undefined })).toBe('/sign-in?to=%2Fprojects');
  });
});
