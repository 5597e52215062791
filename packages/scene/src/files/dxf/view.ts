import type { Matrix4 } from 'three';

/** A side from which the product is drawn. */
export type ViewName = 'plan' | 'front' | 'side';

/** How the axes of the room lie on the paper. Each row is multiplied by x, y and z of the room. */
interface View {
  readonly right: readonly [number, number, number];
  readonly up: readonly [number, number, number];
  /** Towards the eye. */
  readonly near: readonly [number, number, number];
}

/** The plan is seen from above, the front from where z grows, the side from the left; so the side stands at the right. */
const views: Readonly<Record<ViewName, View>> = {
  plan: { right: [1, 0, 0], up: [0, 0, -1], near: [0, 1, 0] },
  front: { right: [1, 0, 0], up: [0, 1, 0], near: [0, 0, 1] },
  side: { right: [0, 0, 1], up: [0, 1, 0], near: [-1, 0, 0] },
};

export const viewNames = ['plan', 'front', 'side'] as const;

/** A place on the paper, millimetres. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

type Vector = readonly [number, number, number];

function turnedBack([x, y, z]: Vector, { elements: e }: Matrix4): Vector {
  const row = (at: number): number => (e[at] ?? 0) * x + (e[at + 1] ?? 0) * y + (e[at + 2] ?? 0) * z;
  return [row(0), row(4), row(8)];
}

/** A view as a piece sees it that is turned by a matrix: its axes in the frame of the piece. */
export function viewIn(name: ViewName, turned: Matrix4): View {
  const { right, up, near } = views[name];
  return {
    right: turnedBack(right, turned),
    up: turnedBack(up, turned),
    near: turnedBack(near, turned),
  };
}

/** Where a place of the room lies on the paper of a view. */
export function onPaper(name: ViewName, { x, y, z }: { x: number; y: number; z: number }): Point {
  const { right, up } = views[name];
  const along = (axis: Vector): number => (axis[0] * x + axis[1] * y + axis[2] * z) * 1000;
  return { x: along(right), y: along(up) };
}
