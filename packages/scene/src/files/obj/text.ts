import { Vector3 } from 'three';
import type { Mesh } from '../product/mesh';
import type { Surface } from '../product/surface';

const vector = new Vector3();

/** A name without spaces: what stands after a space is the number of the piece. */
export function token(name: string): string {
  return name.replace(/[\s#\\]+/g, '_');
}

/** Whole numbers of 1/10,000 as decimals: quicker than toFixed, and always the same. */
function decimal(tenThousandths: number): string {
  const whole = Math.round(tenThousandths);
  const size = Math.abs(whole);
  return `${whole < 0 ? '-' : ''}${Math.floor(size / 10000)}.${String(10000 + (size % 10000)).slice(1)}`;
}

/** Lines of three numbers each, moved. */
export function vectorLines(
  keyword: 'v' | 'vn',
  numbers: Float32Array,
  move: (vector: Vector3) => Vector3,
): string {
  let text = '';
  for (let at = 0; at < numbers.length; at += 3) {
    const { x, y, z } = move(vector.fromArray(numbers, at));
    text += `${keyword} ${decimal(x * 10000)} ${decimal(y * 10000)} ${decimal(z * 10000)}\n`;
  }
  return text;
}

/** Faces by how far back their corners are; `last` is how far back the first corner of their mesh is. */
function faceLines(triangles: Uint32Array, last: number): string {
  const back = (corner: number): string => `${corner - last}//${corner - last}`;
  let text = '';
  for (let at = 0; at < triangles.length; at += 3) {
    text += `f ${back(triangles[at] ?? 0)} ${back(triangles[at + 1] ?? 0)} ${back(triangles[at + 2] ?? 0)}\n`;
  }
  return text;
}

/** The faces of meshes whose corners stand before them, each in its surface. */
export function facesOfMeshes(meshes: readonly (Mesh & { readonly surface: Surface })[]): string {
  let last = meshes.reduce((sum, { positions }) => sum + positions.length / 3, 0);
  let text = '';
  for (const { positions, triangles, surface } of meshes) {
    text += `usemtl ${surface.name}\n${faceLines(triangles, last)}`;
    last -= positions.length / 3;
  }
  return text;
}
