import { LatheGeometry, Vector2 } from 'three';
import { expect, it } from 'vitest';
import { lathe } from './lathe';

const curve = Array.from({ length: 1700 }, (_, at) => [0.2 + 0.01 * Math.sin(at), at / 1000] as const);

it.each([
  ['a flank of two points', [[0.1, 0] as const, [0.1, 0.3] as const], 20, 0, 2 * Math.PI],
  ['a cone from the axis', [[0, 0] as const, [0.1, 0] as const, [0, 0.2] as const], 40, 0, 2 * Math.PI],
  [
    'half of it, from the side',
    [[0.1, 0] as const, [0.2, 0.1] as const, [0.1, 0.2] as const],
    12,
    1,
    Math.PI,
  ],
  ['more corners than two bytes count', curve, 40, 0, 2 * Math.PI],
])('%s is turned as three does it', (_, points, sides, from, sweep) => {
  const profile = points.map(([radius, height]) => new Vector2(radius, height));
  const [own, known] = [lathe([profile], sides, from, sweep), new LatheGeometry(profile, sides, from, sweep)];
  const [triangles, wanted] = [own.index!.array, known.index!.array];
  expect([triangles.constructor, triangles.length]).toEqual([wanted.constructor, wanted.length]);
  expect(triangles.every((corner, at) => corner === wanted[at])).toBe(true);
  for (const name of ['position', 'normal', 'uv']) {
    const [made, there] = [own.getAttribute(name).array, known.getAttribute(name).array];
    expect(made.length).toBe(there.length);
    expect(made.every((value, at) => Math.abs(value - there[at]!) < 1e-6)).toBe(true);
  }
});
