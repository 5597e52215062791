import type { Position } from '../position';
import type { Body, Bounds, TurnedBox } from './bounds';

/** Sine and cosine without what is left of a multiple of a right angle, so that a quarter turn is exact. */
function circle(degrees: number): { sin: number; cos: number } {
  const exact = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : value);
  const radians = (degrees * Math.PI) / 180;
  return { sin: exact(Math.sin(radians)), cos: exact(Math.cos(radians)) };
}

/** A box of a size, length along x, turned and tilted by degrees about its middle. */
export function turnedBox(middle: Position, size: Position, turn: number, tilt: number): TurnedBox {
  const about = circle(turn);
  const up = circle(tilt);
  return {
    middle,
    axes: [
      { x: about.cos * up.cos, y: up.sin, z: -about.sin * up.cos },
      { x: -about.cos * up.sin, y: up.cos, z: about.sin * up.sin },
      { x: about.sin, y: 0, z: about.cos },
    ],
    halves: [size.x / 2, size.y / 2, size.z / 2],
  };
}

/** How far a box reaches from its middle along a way. */
function reach({ axes, halves }: TurnedBox, way: Position): number {
  return axes.reduce((sum, axis, at) => sum + halves[at]! * Math.abs(dot(axis, way)), 0);
}

export function dot(one: Position, other: Position): number {
  return one.x * other.x + one.y * other.y + one.z * other.z;
}

/** The upright bounds of a box. */
export function boundsOf(box: TurnedBox): Bounds {
  const { x, y, z } = box.middle;
  const dx = reach(box, { x: 1, y: 0, z: 0 });
  const dy = reach(box, { x: 0, y: 1, z: 0 });
  const dz = reach(box, { x: 0, y: 0, z: 1 });
  return { minX: x - dx, maxX: x + dx, minY: y - dy, maxY: y + dy, minZ: z - dz, maxZ: z + dz };
}

function cross(one: Position, other: Position): Position {
  return {
    x: one.y * other.z - one.z * other.y,
    y: one.z * other.x - one.x * other.z,
    z: one.x * other.y - one.y * other.x,
  };
}

/** A body as a box. An upright cylinder has no turn of its own and is boxed along the way asked. */
function boxOf(body: Body, along: Position): TurnedBox {
  if (body.turned) return body.turned;
  const size = { x: body.maxX - body.minX, y: body.maxY - body.minY, z: body.maxZ - body.minZ };
  const middle = {
    x: (body.minX + body.maxX) / 2,
    y: (body.minY + body.maxY) / 2,
    z: (body.minZ + body.maxZ) / 2,
  };
  const turn = body.round ? (Math.atan2(-along.z, along.x) * 180) / Math.PI : 0;
  return turnedBox(middle, size, turn, 0);
}

/**
 * Whether two bodies, of which one at least is turned, overlap by more than `touching` metres: no way separates them
 * (separating axes). An upright cylinder beside a tilted box counts as the box around it.
 */
export function turnedOverlap(one: Body, other: Body, touching: number): boolean {
  const first = boxOf(one, other.turned?.axes[0] ?? { x: 1, y: 0, z: 0 });
  const second = boxOf(other, first.axes[0]);
  const between = {
    x: second.middle.x - first.middle.x,
    y: second.middle.y - first.middle.y,
    z: second.middle.z - first.middle.z,
  };
  const ways = [...first.axes, ...second.axes];
  for (const axis of first.axes) {
    for (const against of second.axes) {
      const way = cross(axis, against);
      const length = Math.sqrt(dot(way, way));
      if (length > 1e-9) ways.push({ x: way.x / length, y: way.y / length, z: way.z / length });
    }
  }
  return ways.every((way) => Math.abs(dot(between, way)) < reach(first, way) + reach(second, way) - touching);
}
