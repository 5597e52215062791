import { expect, it } from 'vitest';
import { mayCompose } from './may-compose';

const estel = { subFamilyId: 214, applications: [1] };

it('opens the compositor for the collections of the list', () => {
  expect(mayCompose({ subFamilies: [214], applications: [] }, estel)).toBe(true);
  expect(mayCompose({ subFamilies: [219], applications: [] }, estel)).toBe(false);
  expect(mayCompose({ subFamilies: [], applications: [] }, estel)).toBe(false);
});

it('opens it for an application place of the list only, where the list names any', () => {
  expect(mayCompose({ subFamilies: [214], applications: [1, 3] }, estel)).toBe(true);
  expect(mayCompose({ subFamilies: [214], applications: [3] }, estel)).toBe(false);
});

it('stays shut while nothing is known', () => {
  expect(mayCompose(undefined, estel)).toBe(false);
});
