import type { BodyMesh } from '@lucerna/engine';
import { Vector3 } from 'three';

/** Where more faces meet at one place than this, each stays flat there: what a file can ask for is bounded. */
const maxFaces = 256;
/** Normals nearer than this on each axis are one. */
const sameNormal = 1e-3;

/**
 * Triangles with normals: smooth where faces meet by less than the angle (radians), sharp where by more. Corners at the same place
 * with the same normal become one.
 */
export function creased(positions: Float32Array, corners: Uint32Array, angle: number): BodyMesh {
  const { places, count } = welded(positions);
  const faces = faceNormals(positions, corners);
  const { starts, meeting } = byPlace(corners, places, count);
  const alike = Math.cos(angle);
  const made = {
    positions: new Float32Array(corners.length * 3),
    normals: new Float32Array(corners.length * 3),
    corners: new Uint32Array(corners.length),
  };
  const normal = new Vector3();
  let total = 0;
  for (let place = 0; place < count; place += 1) {
    const around = meeting.subarray(starts[place], starts[place + 1]);
    const first = total;
    for (const corner of around) {
      smooth(normal, faces, around, corner, alike);
      // Of very many that meet none is looked for among the others.
      let vertex = around.length > maxFaces ? total : first;
      while (vertex < total && !isNear(made.normals, vertex * 3, normal)) vertex += 1;
      if (vertex === total) {
        const from = (corners[corner] ?? 0) * 3;
        made.positions.set(positions.subarray(from, from + 3), total * 3);
        normal.toArray(made.normals, total * 3);
        total += 1;
      }
      made.corners[corner] = vertex;
    }
  }
  return {
    positions: made.positions.slice(0, total * 3),
    normals: made.normals.slice(0, total * 3),
    corners: made.corners,
  };
}

/** Numbers the places of a mesh: vertices with the same figures have one. */
function welded(positions: Float32Array): { readonly places: Uint32Array; readonly count: number } {
  // -0 is the same place as 0, and other bits.
  const bits = new Int32Array(positions.map((value) => value + 0).buffer);
  const vertices = positions.length / 3;
  const places = new Uint32Array(vertices);
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(Math.max(2, vertices * 2)))).fill(-1);
  const firsts = new Uint32Array(vertices);
  let count = 0;
  for (let vertex = 0; vertex < vertices; vertex += 1) {
    const x = bits[vertex * 3] ?? 0;
    const y = bits[vertex * 3 + 1] ?? 0;
    const z = bits[vertex * 3 + 2] ?? 0;
    let slot = hashed(x, y, z) & (slots.length - 1);
    for (;;) {
      const place = slots[slot] ?? -1;
      if (place < 0) {
        slots[slot] = count;
        firsts[count] = vertex;
        places[vertex] = count;
        count += 1;
        break;
      }
      const first = (firsts[place] ?? 0) * 3;
      if (bits[first] === x && bits[first + 1] === y && bits[first + 2] === z) {
        places[vertex] = place;
        break;
      }
      slot = (slot + 1) & (slots.length - 1);
    }
  }
  return { places, count };
}

/** All bits of three figures count: those of places that lie evenly differ in the upper ones. */
function hashed(x: number, y: number, z: number): number {
  let hash = Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca77) ^ Math.imul(z, 0xc2b2ae3d);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The normal of each triangle, of length 1; of one without area none. */
function faceNormals(positions: Float32Array, corners: Uint32Array): Float32Array {
  const faces = new Float32Array(corners.length);
  const [one, two, three] = [new Vector3(), new Vector3(), new Vector3()];
  for (let at = 0; at < corners.length; at += 3) {
    one.fromArray(positions, (corners[at] ?? 0) * 3);
    two.fromArray(positions, (corners[at + 1] ?? 0) * 3).sub(one);
    three.fromArray(positions, (corners[at + 2] ?? 0) * 3).sub(one);
    two.cross(three).normalize().toArray(faces, at);
  }
  return faces;
}

/** The corners that meet at each place, one place after the other. */
function byPlace(corners: Uint32Array, places: Uint32Array, count: number) {
  const starts = new Uint32Array(count + 1);
  const placeOf = (corner: number) => places[corners[corner] ?? 0] ?? 0;
  for (let corner = 0; corner < corners.length; corner += 1) starts[placeOf(corner) + 1]! += 1;
  for (let place = 0; place < count; place += 1) starts[place + 1]! += starts[place] ?? 0;
  const next = starts.slice();
  const meeting = new Uint32Array(corners.length);
  for (let corner = 0; corner < corners.length; corner += 1) meeting[next[placeOf(corner)]!++] = corner;
  return { starts, meeting };
}

/** The mean of the faces round a corner that are like its own; of a face without area of all of them. */
function smooth(
  normal: Vector3,
  faces: Float32Array,
  around: Uint32Array,
  corner: number,
  alike: number,
): void {
  const own = corner - (corner % 3);
  const x = faces[own] ?? 0;
  const y = faces[own + 1] ?? 0;
  const z = faces[own + 2] ?? 0;
  normal.set(x, y, z);
  if (around.length <= maxFaces) {
    const isFlat = x === 0 && y === 0 && z === 0;
    normal.set(0, 0, 0);
    for (const other of around) {
      const face = other - (other % 3);
      const alongX = faces[face] ?? 0;
      const alongY = faces[face + 1] ?? 0;
      const alongZ = faces[face + 2] ?? 0;
      if (!isFlat && alongX * x + alongY * y + alongZ * z <= alike) continue;
      normal.x += alongX;
      normal.y += alongY;
      normal.z += alongZ;
    }
  }
  if (normal.lengthSq() > 0) normal.normalize();
  else normal.set(0, 1, 0);
}

const isNear = (normals: Float32Array, at: number, { x, y, z }: Vector3): boolean =>
  Math.abs((normals[at] ?? 0) - x) < sameNormal &&
  Math.abs((normals[at + 1] ?? 0) - y) < sameNormal &&
  Math.abs((normals[at + 2] ?? 0) - z) < sameNormal;
