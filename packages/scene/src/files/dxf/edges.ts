import { eachCross, meshOf, type Mesh } from '../product/mesh';
import { weldedOf } from '../product/welded';
import type { Part } from '../../piece/piece';

/** The edges of a mesh with the faces at their sides. */
export interface Edges {
  /** Metres, three numbers for each corner. */
  readonly positions: Float32Array;
  /** Four for each edge: two corners, then two faces; the second is -1 at a rim. */
  readonly edges: Int32Array;
  /** Three numbers for each face, of unit length. */
  readonly normals: Float32Array;
}

const known = new WeakMap<object, Edges>();

function normalsOf(mesh: Pick<Mesh, 'positions' | 'triangles'>): Float32Array {
  const normals = new Float32Array(mesh.triangles.length);
  eachCross(mesh, (at, x, y, z) => {
    const length = Math.hypot(x, y, z) || 1;
    normals.set([x / length, y / length, z / length], at);
  });
  return normals;
}

function found(part: Part): Edges {
  const { positions, triangles } = weldedOf(meshOf(part.geometry));
  const places = new Map<number, number>();
  const edges: number[] = [];
  const count = positions.length / 3;
  for (let at = 0; at < triangles.length; at += 1) {
    const face = Math.floor(at / 3);
    const from = triangles[at] ?? 0;
    const to = triangles[face * 3 + ((at + 1) % 3)] ?? 0;
    const key = Math.min(from, to) * count + Math.max(from, to);
    const place = places.get(key);
    if (place === undefined) {
      places.set(key, edges.length);
      edges.push(from, to, face, -1);
    } else {
      edges[place + 3] = face;
    }
  }
  return { positions, edges: Int32Array.from(edges), normals: normalsOf({ positions, triangles }) };
}

/** The edges of a part, found once for each geometry. */
export function edgesOf(part: Part): Edges {
  let edges = known.get(part.geometry);
  if (!edges) known.set(part.geometry, (edges = found(part)));
  return edges;
}
