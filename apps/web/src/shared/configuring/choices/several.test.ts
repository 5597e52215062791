import { expect, it } from 'vitest';
import { severalOf } from './several';

it('tells each value of an attribute once, in the order of the luminaires', () => {
  const held = severalOf([{ color: '20', pendantHeight: 120 }, { color: '10' }, { color: '20' }]);
  expect(held('color')).toEqual(['20', '10']);
  expect(held('pendantHeight')).toEqual([120]);
  expect(held('control')).toEqual([]);
});
