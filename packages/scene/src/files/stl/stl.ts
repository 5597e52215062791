import { Vector3 } from 'three';
import { meshOf } from '../product/mesh';
import { matrixOf } from '../../stage/place/matrix-of';
import type { Product } from '../product/product';

const bytesOfHead = 80;
const bytesOfTriangle = 50;
const corner = new Vector3();

/** Corners in millimetres with z upwards, three numbers each. */
function placed(positions: Float32Array, place: ReturnType<typeof matrixOf>): Float32Array {
  const found = new Float32Array(positions.length);
  for (let at = 0; at < positions.length; at += 3) {
    const { x, y, z } = corner.fromArray(positions, at).applyMatrix4(place);
    found[at] = x * 1000;
    found[at + 1] = -z * 1000;
    found[at + 2] = y * 1000;
  }
  return found;
}

/** A product as binary STL: millimetres, z upwards, as programs for printing read it. It has no names and colours. */
export function writeStl({ about, pieces }: Product): Uint8Array<ArrayBuffer> {
  const meshes = pieces.flatMap(({ piece }) =>
    piece.parts.map(({ geometry }) => ({ mesh: meshOf(geometry), place: matrixOf(piece) })),
  );
  const count = meshes.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0);
  const bytes = new Uint8Array(bytesOfHead + 4 + count * bytesOfTriangle);
  const view = new DataView(bytes.buffer);
  const head = new TextEncoder().encode(`Lucerna ${about.code} mm`).subarray(0, bytesOfHead);
  bytes.set(head);
  view.setUint32(bytesOfHead, count, true);
  const triangle = new Float32Array(12);
  let offset = bytesOfHead + 4;
  for (const { mesh, place } of meshes) {
    const corners = placed(mesh.positions, place);
    const { triangles } = mesh;
    for (let at = 0; at < triangles.length; at += 3) {
      for (let of = 0; of < 3; of += 1) {
        const from = (triangles[at + of] ?? 0) * 3;
        for (let axis = 0; axis < 3; axis += 1) triangle[3 + of * 3 + axis] = corners[from + axis] ?? 0;
      }
      face(triangle);
      for (let number = 0; number < 12; number += 1) {
        view.setFloat32(offset + number * 4, triangle[number] ?? 0, true);
      }
      offset += bytesOfTriangle;
    }
  }
  return bytes;
}

/** Writes the normal of a triangle before its corners. */
function face(triangle: Float32Array): void {
  const [, , , ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = triangle;
  const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
  const [x, y, z] = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const length = Math.sqrt(x * x + y * y + z * z) || 1;
  triangle[0] = x / length;
  triangle[1] = y / length;
  triangle[2] = z / length;
}
