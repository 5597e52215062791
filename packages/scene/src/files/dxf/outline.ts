import type { Matrix4 } from 'three';
import type { Part } from '../../piece/piece';
import { chained, type Segment } from './chain';
import { edgesOf, type Edges } from './edges';
import { viewIn, type Point, type ViewName } from './view';

type View = ReturnType<typeof viewIn>;

/** Faces that meet at more than about 35 degrees show their edge. */
const crease = 0.82;
const level = 1e-4;

/** Whether a face looks at the eye. */
function looks(normals: Float32Array, face: number, near: View['near']): boolean {
  const at = face * 3;
  const towards =
    near[0] * (normals[at] ?? 0) + near[1] * (normals[at + 1] ?? 0) + near[2] * (normals[at + 2] ?? 0);
  return towards > level;
}

/** Whether an edge is seen: at a rim, between a face that looks here and one that does not, or where faces break. */
function isSeen({ edges, normals }: Edges, at: number, { near }: View): boolean {
  const one = edges[at + 2] ?? -1;
  const other = edges[at + 3] ?? -1;
  if (other < 0) return true;
  const oneLooks = looks(normals, one, near);
  if (oneLooks !== looks(normals, other, near)) return true;
  if (!oneLooks) return false;
  let between = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    between += (normals[one * 3 + axis] ?? 0) * (normals[other * 3 + axis] ?? 0);
  }
  return between < crease;
}

/** A corner on the paper, in hundredths of a millimetre that are whole. */
function place(positions: Float32Array, corner: number, { right, up }: View): Point {
  const at = corner * 3;
  const [x, y, z] = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
  return {
    x: Math.round((right[0] * x + right[1] * y + right[2] * z) * 1e5) / 100,
    y: Math.round((up[0] * x + up[1] * y + up[2] * z) * 1e5) / 100,
  };
}

function segmentsOf(part: Part, view: View): Segment[] {
  const found = edgesOf(part);
  const { positions, edges } = found;
  const segments: Segment[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    if (isSeen(found, at, view))
      segments.push([place(positions, edges[at] ?? 0, view), place(positions, edges[at + 1] ?? 0, view)]);
  }
  return segments;
}

/** The lines that show parts in a view: millimetres from the place of the piece, each a chain of points. */
export function outlineOf(parts: readonly Part[], name: ViewName, turned: Matrix4): readonly Point[][] {
  const view = viewIn(name, turned);
  return chained(parts.flatMap((part) => segmentsOf(part, view)));
}
