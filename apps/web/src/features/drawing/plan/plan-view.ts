import type { PlanPoint, RoomSize } from '@lucerna/engine';

/** What of the plan is in sight: the place in the middle, metres, and pixels for each metre. */
export interface PlanView {
  readonly x: number;
  readonly z: number;
  readonly scale: number;
}

/** The measures of the place on the screen, pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A place on the screen from the upper left corner of the plan, pixels. */
export interface ScreenPoint {
  readonly left: number;
  readonly top: number;
}

const least = 4;
const most = 3000;

/** Pixels about a room that is shown whole: room for its measures. */
const about = { above: 96, below: 96, beside: 96 };
/** A phone has less to spare beside it, its views above and its advice and tools below: two rows of each on a small one. */
const phones = [
  { width: 360, about: { above: 136, below: 186, beside: 48 } },
  { width: 480, about: { above: 152, below: 128, beside: 60 } },
];

const clamped = (scale: number) => Math.min(most, Math.max(least, scale));

/** Pixels above the back wall that its measure takes, with room about it. */
const measure = 44;

/** The view that shows a room whole, and what is drawn beyond its walls, below what covers so many pixels at the top. */
export function wholeRoom(
  { width, depth }: RoomSize,
  extent: Extent,
  covered = 0,
  drawn: readonly PlanPoint[] = [],
): PlanView {
  const usual = phones.find((phone) => extent.width < phone.width)?.about ?? about;
  const { below, beside } = usual;
  const above = Math.max(usual.above, covered + measure);
  const ends = { left: -width / 2, right: width / 2, back: -depth / 2, front: depth / 2 };
  for (const { x, z } of drawn) {
    ends.left = Math.min(ends.left, x);
    ends.right = Math.max(ends.right, x);
    ends.back = Math.min(ends.back, z);
    ends.front = Math.max(ends.front, z);
  }
  const wide = Math.max(80, extent.width - 2 * beside) / (ends.right - ends.left);
  const high = Math.max(80, extent.height - above - below) / (ends.front - ends.back);
  const scale = clamped(Math.min(wide, high));
  return {
    x: (ends.left + ends.right) / 2,
    z: (ends.back + ends.front) / 2 + (below - above) / 2 / scale,
    scale,
  };
}

export function toPlan(view: PlanView, extent: Extent, { left, top }: ScreenPoint): PlanPoint {
  return {
    x: view.x + (left - extent.width / 2) / view.scale,
    z: view.z + (top - extent.height / 2) / view.scale,
  };
}

export function toScreen(view: PlanView, extent: Extent, { x, z }: PlanPoint): ScreenPoint {
  return {
    left: (x - view.x) * view.scale + extent.width / 2,
    top: (z - view.z) * view.scale + extent.height / 2,
  };
}

/** Brings the plan nearer by a factor; what is under a place of the screen stays under it. */
export function zoomedAt(view: PlanView, extent: Extent, at: ScreenPoint, factor: number): PlanView {
  const scale = clamped(view.scale * factor);
  const held = toPlan(view, extent, at);
  return {
    x: held.x - (at.left - extent.width / 2) / scale,
    z: held.z - (at.top - extent.height / 2) / scale,
    scale,
  };
}

/** Moves the plan with the hand, pixels. */
export function panned(view: PlanView, right: number, down: number): PlanView {
  return { ...view, x: view.x - right / view.scale, z: view.z - down / view.scale };
}

/** The metres between lines of a grid that are far enough apart to be told from each other; the widest if none is. */
export function gridStep(scale: number, grids: readonly number[]): number {
  return grids.find((step) => step * scale >= 9) ?? grids.at(-1) ?? 1;
}
