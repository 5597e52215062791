import { expect, it } from 'vitest';
import { lightsIn } from './source';

it('finds the luminaires of a room and of a drawing, with what they share', () => {
  const light = { model: '2140', attributes: { color: '1A' } };
  const space = { compositions: [{ attributes: { temperature: '2' }, clusters: [{ lights: [light] }] }] };
  expect(lightsIn({ version: 1, space, drawing: null })).toEqual([
    { model: '2140', attributes: { temperature: '2', color: '1A' } },
  ]);
  const drawing = { attributes: { color: '20' }, lights: [{ model: '2250', attributes: {} }] };
  expect(lightsIn({ version: 1, space: null, drawing })).toEqual([
    { model: '2250', attributes: { color: '20' } },
  ]);
});
