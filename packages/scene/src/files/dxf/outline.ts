import type { Matrix4 } from 'three';
import type { Part } from '../../piece/piece';
import { chained } from './chain';
import type { Segment } from './chain';
import { edgesOf } from './edges';
import type { Edges } from './edges';
import { viewIn } from './view';
import type { Point, ViewName } from './view';

type View = ReturnType<typeof viewIn>;

/** Faces that meet at more than about 35 degrees show their edge. */
const crease = 0.82;
const level = 1e-4;

/** Whether an edge is seen: at a rim, between a face that looks here and one that does not, or where faces break. */
function isSeen({ edges, normals }: Edges, at: number, { near }: View): boolean {
  const looks = (face: number): number =>
    near[0] * (normals[face * 3] ?? 0) +
    near[1] * (normals[face * 3 + 1] ?? 0) +
    near[2] * (normals[face * 3 + 2] ?? 0);
  const one = edges[at + 2] ?? -1;
  const other = edges[at + 3] ?? -1;
  if (other < 0) return true;
  const oneLooks = looks(one) > level;
  const otherLooks = looks(other) > level;
  if (oneLooks !== otherLooks) return true;
  if (!oneLooks) return false;
  let between = 0;
  for (let axis = 0; axis < 3; axis += 1) {
    between += (normals[one * 3 + axis] ?? 0) * (normals[other * 3 + axis] ?? 0);
  }
  return between < crease;
}

function segmentsOf(part: Part, view: View): Segment[] {
  const found = edgesOf(part);
  const { positions, edges } = found;
  const point = (corner: number): Point => {
    const [x = 0, y = 0, z = 0] = positions.subarray(corner * 3, corner * 3 + 3);
    const along = (axis: View['right']): number =>
      Math.round((axis[0] * x + axis[1] * y + axis[2] * z) * 1e5) / 100;
    return { x: along(view.right), y: along(view.up) };
  };
  const segments: Segment[] = [];
  for (let at = 0; at < edges.length; at += 4) {
    if (isSeen(found, at, view)) segments.push([point(edges[at] ?? 0), point(edges[at + 1] ?? 0)]);
  }
  return segments;
}

/** The lines that show parts in a view: millimetres from the place of the piece, each a chain of points. */
export function outlineOf(parts: readonly Part[], name: ViewName, turned: Matrix4): readonly Point[][] {
  const view = viewIn(name, turned);
  return chained(parts.flatMap((part) => segmentsOf(part, view)));
}
