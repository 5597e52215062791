import type { BufferGeometry } from 'three';

/** The triangles of a part: three numbers for each corner and normal, three corners for each triangle. Metres. */
export interface Mesh {
  readonly positions: Float32Array;
  /** Of unit length. */
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

const known = new WeakMap<BufferGeometry, Mesh>();

function floats(geometry: BufferGeometry, name: 'position' | 'normal'): Float32Array {
  const attribute = geometry.getAttribute(name);
  const found = new Float32Array(attribute.count * 3);
  for (let at = 0; at < attribute.count; at += 1) {
    found[at * 3] = attribute.getX(at);
    found[at * 3 + 1] = attribute.getY(at);
    found[at * 3 + 2] = attribute.getZ(at);
  }
  return found;
}

function unitNormals(geometry: BufferGeometry): Float32Array {
  if (!geometry.getAttribute('normal')) geometry.computeVertexNormals();
  const normals = floats(geometry, 'normal');
  for (let at = 0; at < normals.length; at += 3) {
    const [x = 0, y = 0, z = 0] = normals.subarray(at, at + 3);
    const length = Math.hypot(x, y, z);
    if (length > 1e-6) normals.set([x / length, y / length, z / length], at);
    else normals.set([0, 1, 0], at);
  }
  return normals;
}

/** Triangles that have an area: the poles of revolved solids have some without. */
function wholeTriangles(geometry: BufferGeometry, positions: Float32Array): Uint32Array {
  const { index } = geometry;
  const count = index?.count ?? positions.length / 3;
  const whole: number[] = [];
  const same = (one: number, other: number): boolean =>
    positions[one * 3] === positions[other * 3] &&
    positions[one * 3 + 1] === positions[other * 3 + 1] &&
    positions[one * 3 + 2] === positions[other * 3 + 2];
  for (let at = 0; at + 2 < count; at += 3) {
    const [a, b, c] = index ? [index.getX(at), index.getX(at + 1), index.getX(at + 2)] : [at, at + 1, at + 2];
    if (!same(a, b) && !same(b, c) && !same(c, a)) whole.push(a, b, c);
  }
  return Uint32Array.from(whole);
}

/** The mesh of a part's geometry, made once for each. */
export function meshOf(geometry: BufferGeometry): Mesh {
  let mesh = known.get(geometry);
  if (!mesh) {
    const normals = unitNormals(geometry);
    const positions = floats(geometry, 'position');
    mesh = { positions, normals, triangles: wholeTriangles(geometry, positions) };
    known.set(geometry, mesh);
  }
  return mesh;
}

/** Each triangle of a mesh with the cross product of two of its edges: its normal, twice its area long. */
export function eachCross(
  { positions, triangles }: Pick<Mesh, 'positions' | 'triangles'>,
  take: (at: number, x: number, y: number, z: number) => void,
): void {
  for (let at = 0; at < triangles.length; at += 3) {
    const [a = 0, b = 0, c = 0] = triangles.subarray(at, at + 3);
    const [ax = 0, ay = 0, az = 0] = positions.subarray(a * 3, a * 3 + 3);
    const [bx = 0, by = 0, bz = 0] = positions.subarray(b * 3, b * 3 + 3);
    const [cx = 0, cy = 0, cz = 0] = positions.subarray(c * 3, c * 3 + 3);
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    take(at, uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx);
  }
}
