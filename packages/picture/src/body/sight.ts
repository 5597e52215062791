import type { Placement, Position } from '@lucerna/engine';

/** A place in a picture, and how near it is to the eye; all in drawing units, downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly near: number;
}

/** How a body is looked at: the eye is far away, so that what is parallel stays so. */
export interface Sight {
  /** Degrees by which the body is turned: about the vertical (y), then towards the eye (x), then within the picture (z). */
  readonly turn: Position;
  /** Drawing units for a metre. */
  readonly unit: number;
  /** Where the beginning of its frame is seen. */
  readonly origin: { readonly x: number; readonly y: number };
}

/** Where the directions and the beginning of a frame are seen. */
export interface Frame {
  readonly x: Spot;
  readonly y: Spot;
  readonly z: Spot;
  readonly at: Spot;
}

const degree = Math.PI / 180;

function turned({ x, y, z }: Position, turn: Position): Position {
  const [a, b, c] = [turn.x * degree, turn.y * degree, turn.z * degree];
  const [up, near] = [y * Math.cos(a) - z * Math.sin(a), y * Math.sin(a) + z * Math.cos(a)];
  const [along, far] = [x * Math.cos(b) + near * Math.sin(b), near * Math.cos(b) - x * Math.sin(b)];
  return { x: along * Math.cos(c) - up * Math.sin(c), y: along * Math.sin(c) + up * Math.cos(c), z: far };
}

const axes: Readonly<Record<'x' | 'y' | 'z', Position>> = {
  x: { x: 1, y: 0, z: 0 },
  y: { x: 0, y: 1, z: 0 },
  z: { x: 0, y: 0, z: 1 },
};

function wayOf({ turn, unit }: Sight, way: Position): Spot {
  const about = turned(way, { x: 0, y: turn.y, z: 0 });
  const { x, y, z } = turned(about, { x: turn.x, y: 0, z: turn.z });
  return { x: x * unit, y: -y * unit, near: z * unit };
}

/** Where a place of a body is seen. */
export function seen(sight: Sight, place: Position): Spot {
  const { x, y, near } = wayOf(sight, place);
  return { x: x + sight.origin.x, y: y + sight.origin.y, near };
}

/** How the own frame of a solid is seen, at the first of its places. */
export function frameOf(sight: Sight, { turn, stretch, places: [first] }: Placement): Frame {
  const axis = (way: Position) => {
    const { x, y, z } = turned(way, turn);
    return wayOf(sight, { x: x * stretch.x, y: y * stretch.y, z: z * stretch.z });
  };
  return {
    x: axis(axes.x),
    y: axis(axes.y),
    z: axis(axes.z),
    at: seen(sight, first ?? { x: 0, y: 0, z: 0 }),
  };
}

/** A place of a frame as it is seen. */
export const within = ({ x: u, y: v, z: w, at }: Frame, x: number, y: number, z: number): Spot => ({
  x: at.x + u.x * x + v.x * y + w.x * z,
  y: at.y + u.y * x + v.y * y + w.y * z,
  near: at.near + u.near * x + v.near * y + w.near * z,
});

/** The product across two ways: what stands upright on both. */
export const across = (one: Spot, other: Spot): Spot => ({
  x: one.y * other.near - one.near * other.y,
  y: one.near * other.x - one.x * other.near,
  near: one.x * other.y - one.y * other.x,
});

export const dot = (one: Spot, other: Spot): number =>
  one.x * other.x + one.y * other.y + one.near * other.near;
