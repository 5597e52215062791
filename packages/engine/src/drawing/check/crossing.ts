import { dot } from '../../element/place/turned-box';
import type { Position } from '../../element/position';
import { touchingRuns } from '../drawing-limits';

/** A stretch of a run in the room. */
export interface Stretch {
  readonly run: string;
  /** Its place on the run, and that of the last one. */
  readonly index: number;
  readonly last: number;
  readonly from: Position;
  readonly to: Position;
}

function less(one: Position, other: Position): Position {
  return { x: one.x - other.x, y: one.y - other.y, z: one.z - other.z };
}

function unit(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Where two stretches are nearest to each other: how far along each, from 0 to 1, and the squared distance. */
function nearest(one: Stretch, other: Stretch): { s: number; t: number; squared: number } {
  const a = less(one.to, one.from);
  const b = less(other.to, other.from);
  const between = less(one.from, other.from);
  const aa = dot(a, a);
  const bb = dot(b, b);
  const ab = dot(a, b);
  const ac = dot(a, between);
  const bc = dot(b, between);
  const square = aa * bb - ab * ab;
  let s = square > 1e-12 * aa * bb ? unit((ab * bc - ac * bb) / square) : 0;
  let t = (ab * s + bc) / bb;
  if (t < 0 || t > 1) {
    t = unit(t);
    s = unit((ab * t - ac) / aa);
  }
  const away = {
    x: between.x + a.x * s - b.x * t,
    y: between.y + a.y * s - b.y * t,
    z: between.z + a.z * s - b.z * t,
  };
  return { s, t, squared: dot(away, away) };
}

/** Two stretches from one corner that go nearly the same way lie on each other: within 10 degrees, as a cosine. */
const sameWay = Math.cos((10 * Math.PI) / 180);

/** Whether two stretches lie on each other from a corner that they share. */
function isFolded(corner: Position, one: Position, other: Position): boolean {
  const a = less(one, corner);
  const b = less(other, corner);
  return dot(a, b) > sameWay * Math.sqrt(dot(a, a) * dot(b, b));
}

function touches(one: Position, other: Position): boolean {
  const away = less(one, other);
  return dot(away, away) < touchingRuns * touchingRuns;
}

/** The ends of a run, which may stand on the ends of others. */
function endsOf({ index, last, from, to }: Stretch): [end: Position, other: Position][] {
  const ends: [Position, Position][] = [];
  if (index === 0) ends.push([from, to]);
  if (index === last) ends.push([to, from]);
  return ends;
}

/** Whether two stretches cross, touch or lie on each other. Ends of runs may meet, and corners join their stretches. */
export function isCrossing(one: Stretch, other: Stretch): boolean {
  if (one.run === other.run && Math.abs(one.index - other.index) === 1) {
    const [before, after] = one.index < other.index ? [one, other] : [other, one];
    return isFolded(before.to, before.from, after.to);
  }
  if (nearest(one, other).squared >= touchingRuns * touchingRuns) return false;
  for (const [end, rest] of endsOf(one)) {
    for (const [meets, further] of endsOf(other)) {
      if (touches(end, meets)) return isFolded(end, rest, further);
    }
  }
  return true;
}
