import type { BodyMesh } from '@lucerna/engine';
import { BufferAttribute, BufferGeometry } from 'three';

/**
 * The triangles of a mesh as geometry, metres. It has no picture coordinates of its own: cloth runs about the upright axis as on
 * what is turned.
 */
export function meshGeometry({ positions, normals, corners }: BodyMesh): BufferGeometry {
  const geometry = new BufferGeometry();
  const low = positions.reduce(
    (least, value, at) => (at % 3 === 1 ? Math.min(least, value) : least),
    Infinity,
  );
  const high = positions.reduce(
    (most, value, at) => (at % 3 === 1 ? Math.max(most, value) : most),
    -Infinity,
  );
  const tall = high - low || 1;
  const places = new Float32Array((positions.length / 3) * 2);
  for (let at = 0; at < positions.length / 3; at += 1) {
    const [x = 0, y = 0, z = 0] = positions.subarray(at * 3, at * 3 + 3);
    places.set([Math.atan2(x, z) / (2 * Math.PI) + 0.5, (y - low) / tall], at * 2);
  }
  geometry.setAttribute('position', new BufferAttribute(positions.slice(), 3));
  geometry.setAttribute('normal', new BufferAttribute(normals.slice(), 3));
  geometry.setAttribute('uv', new BufferAttribute(places, 2));
  geometry.setIndex(new BufferAttribute(corners, 1));
  return geometry;
}
