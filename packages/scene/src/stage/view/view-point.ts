import type { RoomSize } from '@lucerna/engine';
import type { Preset } from '../stage';

/** Where the eye is. Angles in radians, lengths in metres. */
export interface ViewPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  /** About the vertical; 0 looks from the front. */
  readonly azimuth: number;
  /** Above the horizon; half of pi looks straight down. */
  readonly height: number;
  /** What of the room is seen at the target, from top to bottom. */
  readonly span: number;
  /** Of the lens; a narrow one from far away draws parallels as parallels. */
  readonly lens: number;
}

const wide = (30 * Math.PI) / 180;
const narrow = (4 * Math.PI) / 180;
const straightDown = Math.PI / 2 - 0.0001;

/** What is seen of a room with a little air about it, on a picture that is `aspect` times as wide as high. */
function spanOf(width: number, height: number, aspect: number): number {
  return Math.max(height, width / aspect) * 1.12;
}

/** The view points that a room is looked at from. */
export function presetOf(preset: Preset, { width, depth, height }: RoomSize, aspect: number): ViewPoint {
  const middle = { x: 0, y: height / 2, z: 0 };
  switch (preset) {
    case 'plan':
      return {
        ...middle,
        azimuth: 0,
        height: straightDown,
        span: spanOf(width, depth, aspect),
        lens: narrow,
      };
    case 'front':
      return { ...middle, azimuth: 0, height: 0, span: spanOf(width, height, aspect), lens: narrow };
    case 'perspective':
      return fitted(
        { ...middle, azimuth: 0.36, height: 0.08, span: 1, lens: wide },
        { width, depth, height },
        aspect,
      );
  }
}

/** A room is seen with a little air about it. */
const air = 1.03;

/** A view point from which the whole room is just seen, in the middle of the picture. */
function fitted(
  view: ViewPoint,
  { width, depth, height }: Pick<RoomSize, 'width' | 'depth' | 'height'>,
  aspect: number,
): ViewPoint {
  const tangent = Math.tan(view.lens / 2);
  const [sin, cos, rise, level] = [
    Math.sin(view.azimuth),
    Math.cos(view.azimuth),
    Math.sin(view.height),
    Math.cos(view.height),
  ];
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) =>
      [-1, 1].map((z) => {
        const corner = { x: (x * width) / 2, y: (y * height) / 2, z: (z * depth) / 2 };
        const back = corner.x * sin + corner.z * cos;
        return {
          right: corner.x * cos - corner.z * sin,
          up: corner.y * level - back * rise,
          near: back * level + corner.y * rise,
        };
      }),
    ),
  );
  // Each side of the picture is a plane that every corner must be within: two opposite ones give way and distance.
  const between = (along: 'right' | 'up', slope: number) => {
    const most = Math.max(...corners.map((each) => each[along] + each.near * slope));
    const least = Math.max(...corners.map((each) => -each[along] + each.near * slope));
    return { off: (most - least) / 2, distance: (most + least) / 2 / slope };
  };
  const across = between('right', tangent * aspect);
  const upward = between('up', tangent);
  const raised = -rise * upward.off;
  return {
    ...view,
    x: view.x + cos * across.off + sin * raised,
    y: view.y + level * upward.off,
    z: view.z - sin * across.off + cos * raised,
    span: Math.max(across.distance, upward.distance) * air * 2 * tangent,
  };
}

/** How far the eye is from its target, metres. */
export function distanceOf({ span, lens }: ViewPoint): number {
  return span / (2 * Math.tan(lens / 2));
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** A view point on the way between two, 0 to 1: slow at both ends. */
export function between(from: ViewPoint, to: ViewPoint, time: number): ViewPoint {
  const share = time < 0.5 ? 4 * time ** 3 : 1 - (-2 * time + 2) ** 3 / 2;
  const turn = ((to.azimuth - from.azimuth + Math.PI * 3) % (Math.PI * 2)) - Math.PI;
  return {
    x: mix(from.x, to.x, share),
    y: mix(from.y, to.y, share),
    z: mix(from.z, to.z, share),
    azimuth: from.azimuth + turn * share,
    height: mix(from.height, to.height, share),
    span: mix(from.span, to.span, share),
    lens: mix(from.lens, to.lens, share),
  };
}

/** A view point turned about its target. A turned plan or front is looked at through a wide lens again. */
export function turned(view: ViewPoint, across: number, up: number): ViewPoint {
  const height = Math.min(straightDown, Math.max(-0.35, view.height + up));
  return { ...view, azimuth: view.azimuth + across, height, lens: wide };
}

/** Nearer or farther by a factor, between a hand's breadth and a hall. */
export function zoomed(view: ViewPoint, by: number): ViewPoint {
  return { ...view, span: Math.min(60, Math.max(0.25, view.span * by)) };
}

/** Moved across the picture, in shares of its height. */
export function panned(view: ViewPoint, across: number, up: number): ViewPoint {
  const { azimuth, height, span } = view;
  const right = across * span;
  const rise = up * span;
  const level = -Math.sin(height) * rise;
  return {
    ...view,
    x: view.x + Math.cos(azimuth) * right + Math.sin(azimuth) * level,
    y: view.y + Math.cos(height) * rise,
    z: view.z - Math.sin(azimuth) * right + Math.cos(azimuth) * level,
  };
}
