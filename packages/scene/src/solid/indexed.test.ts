import { ExtrudeGeometry, Path, Shape } from 'three';
import { mergeVertices } from 'three/addons/utils/BufferGeometryUtils.js';
import { expect, it } from 'vitest';
import { indexed } from './indexed';

/** A round plate with a hole, drawn out. */
function plate(corners: number, radius: number) {
  const trace = <T extends Path>(path: T, wide: number): T => {
    for (let at = 0; at < corners; at += 1) {
      const [x, y] = [
        Math.cos((at * 2 * Math.PI) / corners) * wide,
        Math.sin((at * 2 * Math.PI) / corners) * wide,
      ];
      if (at === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    path.closePath();
    return path;
  };
  const shape = trace(new Shape(), radius);
  shape.holes.push(trace(new Path(), radius / 2));
  return new ExtrudeGeometry(shape, { depth: radius / 3, bevelEnabled: false, curveSegments: 1 });
}

it.each([
  [3, 0.002],
  [4, 1.2],
  [97, 0.3],
])('a plate of %i corners, %s m wide, has the corners that three gives it', (corners, radius) => {
  const raw = plate(corners, radius);
  const [own, known] = [indexed(raw), mergeVertices(raw, 1e-6)];
  expect([...own.index!.array]).toEqual([...known.index!.array]);
  expect(own.index!.array.constructor).toBe(known.index!.array.constructor);
  for (const name of ['position', 'uv', 'normal'])
    expect([name, ...own.getAttribute(name).array]).toEqual([name, ...known.getAttribute(name).array]);
});
