import type { ViewPoint } from './view-point';

/** A box with its sides along those of the room, metres; the floor's middle is the origin. */
export interface Extent {
  readonly min: { readonly x: number; readonly y: number; readonly z: number };
  readonly max: { readonly x: number; readonly y: number; readonly z: number };
}

/** What lies over a picture from its upper and its lower edge, as shares of its height. */
export interface Covered {
  readonly top: number;
  readonly bottom: number;
}

/** Boxes, and the part of the picture in which they are seen. */
interface Within {
  readonly boxes: readonly Extent[];
  readonly covered: Covered;
}

/** How far boxes reach to both sides along one direction of a picture, each with what nearness adds to it. */
interface Reach {
  readonly most: number;
  readonly least: number;
  /** How steep the planes are that the two sides of the picture make. */
  readonly up: number;
  readonly down: number;
}

const open: Covered = { top: 0, bottom: 0 };

/** What is looked at is seen with a little air about it. */
const air = 1.03;

/** Each side of a picture is a plane that every corner must be within. */
function reachesOf(view: ViewPoint, { boxes, covered }: Within, aspect: number) {
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
  const along = (way: 'right' | 'up', up: number, down: number): Reach => {
    const reach = { most: -Infinity, least: -Infinity, up, down };
    for (const each of corners) {
      reach.most = Math.max(reach.most, each[way] + each.near * up);
      reach.least = Math.max(reach.least, -each[way] + each.near * down);
    }
    return reach;
  };
  const near = corners.reduce((sum, each) => sum + each.near, 0) / corners.length;
  return {
    near,
    across: along('right', slope * aspect, slope * aspect),
    upward: along('up', slope * (1 - 2 * covered.top), slope * (1 - 2 * covered.bottom)),
  };
}

/** From the origin to the eye, so that all reaches are just within their sides. */
function distanceFor(reaches: readonly Reach[]): number {
  const needed = reaches.flatMap(({ most, up }) =>
    reaches.map(({ least, down }) => (most + least) / (up + down)),
  );
  return Math.max(...needed) * air;
}

/** What is looked at in the middle of where it is seen, but as little of what is beside the room as can be. */
function middle(reaches: readonly Reach[], room: Reach, distance: number): number {
  const least = Math.max(...reaches.map(({ most, up }) => most - distance * up));
  const most = Math.min(...reaches.map((each) => distance * each.down - each.least));
  const wanted = (least + most) / 2;
  const [from, to] = [distance * room.down - room.least, room.most - distance * room.up];
  const filled = from > to ? (from + to) / 2 : Math.min(to, Math.max(from, wanted));
  return Math.min(most, Math.max(least, filled));
}

/** What is looked at: all of it in the picture, and its bodies where nothing lies over it. */
export interface Looked {
  readonly all: readonly Extent[];
  readonly bodies: readonly Extent[];
  readonly covered?: Covered;
}

/** The view in the same direction from which the boxes are just seen, and how far from the eye they are, metres. */
export function fitted(
  view: ViewPoint,
  { all, bodies, covered = open }: Looked,
  room: Extent,
  aspect: number,
): { readonly view: ViewPoint; readonly away: number } {
  const seen = reachesOf(view, { boxes: all, covered: open }, aspect);
  const bare = reachesOf(view, { boxes: bodies, covered }, aspect);
  const whole = reachesOf(view, { boxes: [room], covered: open }, aspect);
  const slope = Math.tan(view.lens / 2);
  const distance = Math.max(distanceFor([seen.across, bare.across]), distanceFor([seen.upward, bare.upward]));
  const right = middle([seen.across, bare.across], whole.across, distance);
  const up = middle([seen.upward, bare.upward], whole.upward, distance);
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
