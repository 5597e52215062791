import type { ViewPoint } from './view-point';

/** A box with its sides along those of the room, metres; the floor's middle is the origin. */
export interface Extent {
  readonly min: { readonly x: number; readonly y: number; readonly z: number };
  readonly max: { readonly x: number; readonly y: number; readonly z: number };
}

/** How far boxes reach to both sides along one direction of a picture, each with what nearness adds to it. */
interface Reach {
  readonly most: number;
  readonly least: number;
}

/** What is looked at is seen with a little air about it. */
const air = 1.03;

/** Each side of a picture is a plane that every corner must be within. */
function reachesOf(view: ViewPoint, boxes: readonly Extent[], aspect: number) {
  const slope = Math.tan(view.lens / 2);
  const [sin, cos] = [Math.sin(view.azimuth), Math.cos(view.azimuth)];
  const [rise, level] = [Math.sin(view.height), Math.cos(view.height)];
  const corners = boxes.flatMap(({ min, max }) =>
    [min.x, max.x].flatMap((x) =>
      [min.y, max.y].flatMap((y) =>
        [min.z, max.z].map((z) => {
          const back = x * sin + z * cos;
          return { right: x * cos - z * sin, up: y * level - back * rise, near: back * level + y * rise };
        }),
      ),
    ),
  );
  const along = (way: 'right' | 'up', steep: number): Reach => {
    const reach = { most: -Infinity, least: -Infinity };
    for (const each of corners) {
      reach.most = Math.max(reach.most, each[way] + each.near * steep);
      reach.least = Math.max(reach.least, -each[way] + each.near * steep);
    }
    return reach;
  };
  const near = corners.reduce((sum, each) => sum + each.near, 0) / corners.length;
  return { slope, near, across: along('right', slope * aspect), upward: along('up', slope) };
}

/** From the origin to the eye, so that a box is just seen. */
const distanceFor = ({ most, least }: Reach, slope: number): number => ((most + least) / 2 / slope) * air;

/** What is looked at in the middle, but as little of what is beside the room as can be. */
function middle(seen: Reach, room: Reach, half: number): number {
  const [from, to] = [half - room.least, room.most - half];
  const wanted = (seen.most - seen.least) / 2;
  return from > to ? (from + to) / 2 : Math.min(to, Math.max(from, wanted));
}

/** The view in the same direction from which the boxes are just seen, and how far from the eye they are, metres. */
export function fitted(
  view: ViewPoint,
  boxes: readonly Extent[],
  room: Extent,
  aspect: number,
): { readonly view: ViewPoint; readonly away: number } {
  const seen = reachesOf(view, boxes, aspect);
  const whole = reachesOf(view, [room], aspect);
  const { slope } = seen;
  const distance = Math.max(distanceFor(seen.across, slope * aspect), distanceFor(seen.upward, slope));
  const right = middle(seen.across, whole.across, distance * slope * aspect);
  const up = middle(seen.upward, whole.upward, distance * slope);
  const [sin, cos] = [Math.sin(view.azimuth), Math.cos(view.azimuth)];
  const raised = -Math.sin(view.height) * up;
  return {
    view: {
      ...view,
      x: cos * right + sin * raised,
      y: Math.cos(view.height) * up,
      z: -sin * right + cos * raised,
      span: distance * 2 * slope,
    },
    away: distance - seen.near,
  };
}
