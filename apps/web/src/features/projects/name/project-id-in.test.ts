import { expect, it } from 'vitest';
import { projectIdIn } from './project-id-in';

const id = '282e43ca-3e4f-4b5d-bc67-9714ee5910b2';

it('a project is known by its link, by the page of one of its products, and by its id alone', () => {
  expect(projectIdIn(`https://host.example/project/${id}`)).toBe(id);
  expect(projectIdIn(`/project/${id}/product/11111111-2222-4333-8444-555555555555/export`)).toBe(id);
  expect(projectIdIn(` ${id.toUpperCase()} `)).toBe(id);
  expect(projectIdIn('https://host.example/projects')).toBeNull();
  expect(projectIdIn('')).toBeNull();
});
