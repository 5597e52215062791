import { expect, it } from 'vitest';
import { listKey } from './list-key';

const press = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'shiftKey', boolean>> = {}) =>
  listKey(
    { key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, ...held },
    { at: 1, count: 3 },
  );

it('goes through the list, and takes more into the selection with shift', () => {
  expect(press('ArrowDown')).toEqual({ type: 'go', to: 2, extend: false });
  expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'go', to: 0, extend: true });
  expect(press('Home')).toMatchObject({ to: 0 });
  expect(press('End')).toMatchObject({ to: 2 });
});

it('chooses, removes and selects all', () => {
  expect(press(' ')).toEqual({ type: 'toggle' });
  expect(press('Delete')).toEqual({ type: 'remove' });
  expect(press('a', { ctrlKey: true })).toEqual({ type: 'all' });
  expect(press('a')).toBeNull();
});

it('moves with Alt, far with shift', () => {
  expect(press('ArrowLeft', { altKey: true })).toEqual({ type: 'nudge', by: { x: -1, z: 0 }, isFar: false });
  expect(press('ArrowDown', { altKey: true, shiftKey: true })).toMatchObject({ by: { z: 1 }, isFar: true });
});
