import { expect, it } from 'vitest';
import { findDialogSize } from './layer-size';

it('is 36rem wide unless a size is asked for', () => {
  expect([findDialogSize(), findDialogSize(undefined, 'large')]).toEqual(['medium', 'large']);
});

it('is large or full on layers A, B, D and E, always full on C, F and G', () => {
  for (const layer of ['A', 'B', 'D', 'E'] as const) {
    expect([findDialogSize(layer), findDialogSize(layer, 'full')]).toEqual(['large', 'full']);
  }
  for (const layer of ['C', 'F', 'G'] as const) expect(findDialogSize(layer, 'medium')).toBe('full');
});
