import { expect, it } from 'vitest';
import { mergeLights, type PlacedLight } from './merge-lights';

const light = (x: number, flux = 500, distribution: PlacedLight['distribution'] = 'globe'): PlacedLight => ({
  at: { x, y: 2, z: 0 },
  flux,
  temperature: 2700,
  distribution,
});
const row = (count: number) => Array.from({ length: count }, (_, index) => light(index / 10));
const fluxOf = (lights: readonly PlacedLight[]) => lights.reduce((sum, each) => sum + each.flux, 0);

it('leaves few lights as they are', () => {
  const lights = row(8);
  expect(mergeLights(lights, 8)).toBe(lights);
});

it('makes eight of two hundred without losing a lumen', () => {
  const merged = mergeLights(row(200), 8);
  expect(merged).toHaveLength(8);
  expect(fluxOf(merged)).toBeCloseTo(200 * 500);
});

it('puts a merged light where the most light is', () => {
  const [merged] = mergeLights([light(0, 900), light(1, 100)], 1);
  expect(merged?.at.x).toBeCloseTo(0.1);
});

it('keeps the ways in which light is spread apart', () => {
  const merged = mergeLights([...row(20), light(9, 700, 'beam'), light(9.1, 700, 'beam')], 4);
  expect(new Set(merged.map(({ distribution }) => distribution))).toEqual(new Set(['globe', 'beam']));
  expect(fluxOf(merged)).toBeCloseTo(20 * 500 + 1400);
});

it('gives the same answer for the same lights', () => {
  expect(mergeLights(row(50), 6)).toEqual(mergeLights(row(50), 6));
});
