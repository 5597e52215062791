import { expect, it } from 'vitest';
import { listPages } from './page-list';

it('shows the ends and the neighbours of the present page', () => {
  expect(listPages(6, 20)).toEqual([1, null, 5, 6, 7, null, 20]);
});

it('shows a single missing page instead of a gap', () => {
  expect(listPages(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(listPages(1, 4)).toEqual([1, 2, 3, 4]);
});

it('shows one page where there is one', () => {
  expect(listPages(1, 1)).toEqual([1]);
});
