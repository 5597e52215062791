import { expect, it } from 'vitest';
import { choosesBeside, hasRested, trembleOf } from './press';

const press = (pointerType: string, timeStamp: number, held: object = {}) => ({
  ...{ pointerType, timeStamp, shiftKey: false, ctrlKey: false, metaKey: false },
  ...held,
});

it('a finger that rests chooses beside the others, a mouse that is held does not', () => {
  expect(choosesBeside(press('touch', 1700), 1000)).toBe(true);
  expect(choosesBeside(press('touch', 1100), 1000)).toBe(false);
  expect(choosesBeside(press('mouse', 9000), 1000)).toBe(false);
  expect(hasRested(press('pen', 9000), 1000)).toBe(false);
});

it('a press with shift, Ctrl or Cmd chooses beside the others at once', () => {
  for (const key of ['shiftKey', 'ctrlKey', 'metaKey'])
    expect(choosesBeside(press('mouse', 1000, { [key]: true }), 1000)).toBe(true);
});

it('a finger may tremble more than a mouse', () => {
  expect(trembleOf({ pointerType: 'touch' })).toBeGreaterThan(trembleOf({ pointerType: 'mouse' }));
});
