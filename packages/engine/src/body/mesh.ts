import type { Position } from '../element/position';

/** Triangles of one part. Metres, in the frame of their body; normals of length 1; three corners a triangle. */
export interface BodyMesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly corners: Uint32Array;
}

/** Bytes before the places: two counts, then the box. */
const headBytes = 32;
const greatestPlace = 65_535;
const greatestNormal = 127;
/** More vertices than these have corners of four bytes. */
const maxShort = 65_536;

const even = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** The box of a mesh; that of one without places is none. */
function boxOf({ positions }: BodyMesh): { readonly min: Position; readonly max: Position } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [at, value] of positions.entries()) {
    const axis = at % 3;
    min[axis] = Math.min(min[axis] ?? 0, value);
    max[axis] = Math.max(max[axis] ?? 0, value);
  }
  const [x = 0, y = 0, z = 0] = min;
  const [right = 0, top = 0, near = 0] = max;
  return { min: { x, y, z }, max: { x: right, y: top, z: near } };
}

/**
 * Meshes as bytes, one after the other: counts, box, places in 65,536 steps of the box, normals in 255, corners; little-endian.
 */
export function packMeshes(meshes: readonly BodyMesh[]): Uint8Array<ArrayBuffer> {
  const sizes = meshes.map(({ positions, corners }) => {
    const count = positions.length / 3;
    return headBytes + even(positions.length * 3) + even(corners.length * (count > maxShort ? 4 : 2));
  });
  const bytes = new Uint8Array(sizes.reduce((sum, size) => sum + size, 0));
  const view = new DataView(bytes.buffer);
  let from = 0;
  for (const [each, mesh] of meshes.entries()) {
    writeMesh(view, from, mesh);
    from += sizes[each] ?? 0;
  }
  return bytes;
}

function writeMesh(view: DataView, from: number, mesh: BodyMesh): void {
  const { positions, normals, corners } = mesh;
  const { min, max } = boxOf(mesh);
  const [low, high] = [
    [min.x, min.y, min.z],
    [max.x, max.y, max.z],
  ];
  view.setUint32(from, positions.length / 3, true);
  view.setUint32(from + 4, corners.length / 3, true);
  [...low, ...high].forEach((value, at) => view.setFloat32(from + 8 + at * 4, value, true));
  const places = from + headBytes;
  for (const [at, value] of positions.entries()) {
    const [least = 0, most = 0] = [low[at % 3], high[at % 3]];
    const share = most > least ? (value - least) / (most - least) : 0;
    view.setUint16(places + at * 2, Math.round(share * greatestPlace), true);
  }
  const ways = places + positions.length * 2;
  for (const [at, value] of normals.entries()) view.setInt8(ways + at, Math.round(value * greatestNormal));
  const first = places + even(positions.length * 3);
  const isShort = positions.length / 3 <= maxShort;
  for (const [at, corner] of corners.entries()) {
    if (isShort) view.setUint16(first + at * 2, corner, true);
    else view.setUint32(first + at * 4, corner, true);
  }
}

/** The meshes that bytes hold; null where the bytes are others than they say. */
export function unpackMeshes(bytes: Uint8Array): readonly BodyMesh[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const meshes: BodyMesh[] = [];
  let from = 0;
  while (from < bytes.length) {
    if (from + headBytes > bytes.length) return null;
    const [count, triangles] = [view.getUint32(from, true), view.getUint32(from + 4, true)];
    const isShort = count <= maxShort;
    const first = from + headBytes + even(count * 9);
    const end = first + even(triangles * 3 * (isShort ? 2 : 4));
    if (end > bytes.length) return null;
    const mesh = readMesh(view, from, { count, triangles, first, isShort });
    if (!mesh) return null;
    meshes.push(mesh);
    from = end;
  }
  return meshes;
}

function readMesh(
  view: DataView,
  from: number,
  { count, triangles, first, isShort }: { count: number; triangles: number; first: number; isShort: boolean },
): BodyMesh | null {
  const edge = (at: number): number => view.getFloat32(from + 8 + at * 4, true);
  const low = [edge(0), edge(1), edge(2)];
  const steps = low.map((least, axis) => (edge(3 + axis) - least) / greatestPlace);
  const positions = new Float32Array(count * 3);
  const normals = new Float32Array(count * 3);
  const places = from + headBytes;
  for (let at = 0; at < positions.length; at += 1) {
    positions[at] = (low[at % 3] ?? 0) + view.getUint16(places + at * 2, true) * (steps[at % 3] ?? 0);
    normals[at] = view.getInt8(places + count * 6 + at) / greatestNormal;
  }
  const corners = new Uint32Array(triangles * 3);
  for (let at = 0; at < corners.length; at += 1) {
    const corner = isShort ? view.getUint16(first + at * 2, true) : view.getUint32(first + at * 4, true);
    if (corner >= count) return null;
    corners[at] = corner;
  }
  return { positions, normals, corners };
}
