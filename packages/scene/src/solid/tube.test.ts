import type { Position } from '@lucerna/engine';
import { CatmullRomCurve3, LineCurve3, TubeGeometry, Vector3, type BufferGeometry } from 'three';
import { expect, it } from 'vitest';
import { cableThrough, rod } from './tube';

const vector = ({ x, y, z }: Position) => new Vector3(x, y, z);
const at = (x: number, y: number, z: number): Position => ({ x, y, z });

function expectSame(own: BufferGeometry, known: BufferGeometry, within: number): void {
  const [triangles, wanted] = [own.index!.array, known.index!.array];
  expect([...triangles]).toEqual([...wanted]);
  for (const name of ['position', 'normal', 'uv']) {
    const [made, there] = [own.getAttribute(name).array, known.getAttribute(name).array];
    expect(made.length).toBe(there.length);
    const farthest = Math.max(...Array.from(made).map((value, place) => Math.abs(value - there[place]!)));
    expect(farthest, name).toBeLessThan(within);
  }
}

it.each([
  ['upright', at(0, 0, 0), at(0, 1.2, 0)],
  ['level', at(-1, 0.5, 0), at(1, 0.5, 0)],
  ['aslant', at(0.1, 0.2, 0.3), at(-0.4, 1, 0.7)],
  ['away', at(0, 0, 1), at(0, 0, -1)],
])('a straight bar is what three makes of it: %s', (_, from, to) => {
  expectSame(
    rod(from, to, 0.01, 16),
    new TubeGeometry(new LineCurve3(vector(from), vector(to)), 1, 0.01, 16),
    1e-6,
  );
});

it.each([
  ['a handle', [at(-0.1, 0, 0), at(-0.07, 0.05, 0), at(0, 0.1, 0), at(0.07, 0.05, 0), at(0.1, 0, 0)]],
  ['two points', [at(0, 0, 0), at(0.3, 1, 0.2)]],
  ['a way in space', [at(0, 0, 0), at(0.3, 1, 0.2), at(-0.5, 1.1, 0.9), at(-0.4, 0.2, 2), at(1, 0, 0)]],
  ['a point twice', [at(0, 0, 0), at(0.3, 1, 0.2), at(0.3, 1, 0.2), at(-0.4, 0.2, 2)]],
])('a cable is what three makes of it: %s', (_, points) => {
  const curve = new CatmullRomCurve3(points.map(vector), false, 'centripetal');
  const known = new TubeGeometry(curve, Math.max(8, points.length * 6), 0.003, 6);
  expectSame(cableThrough(points, 0.003), known, 1e-5);
});
