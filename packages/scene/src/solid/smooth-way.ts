import type { Position } from '@lucerna/engine';
import type { TubeWay } from './swept';

/** Pieces by whose lengths equal ways along the curve are found. */
const pieces = 200;
/** Of the whole curve: what a direction is measured over. */
const near = 0.0001;
/** Four figures for each of three axes. */
const stride = 12;

/**
 * A smooth curve through points in equal steps: the centripetal Catmull-Rom curve, as three has it (Yuksel, Schaefer, Keyser: On the
 * parameterization of Catmull-Rom curves, 2009).
 */
export function smoothWay(points: readonly Position[], steps: number): TubeWay {
  const cubics = cubicsThrough(points);
  const spans = points.length - 1;
  const place = new Float64Array(3);
  const go = (share: number): Float64Array => {
    const span = Math.min(spans - 1, Math.floor(share * spans));
    const t = share * spans - span;
    for (let axis = 0, at = span * stride; axis < 3; axis += 1, at += 4)
      place[axis] =
        (cubics[at] ?? 0) +
        (cubics[at + 1] ?? 0) * t +
        (cubics[at + 2] ?? 0) * t * t +
        (cubics[at + 3] ?? 0) * t * t * t;
    return place;
  };
  const lengths = lengthsAlong(go);
  const whole = lengths[pieces] ?? 0;
  const places = new Float64Array((steps + 1) * 3);
  const directions = new Float64Array((steps + 1) * 3);
  let piece = 0;
  for (let step = 0; step <= steps; step += 1) {
    const wanted = (step / steps) * whole;
    while (piece < pieces - 1 && (lengths[piece + 1] ?? 0) < wanted) piece += 1;
    const [from, to] = [lengths[piece] ?? 0, lengths[piece + 1] ?? 0];
    const share = Math.min(1, (piece + (wanted - from) / (to - from || 1)) / pieces);
    places.set(go(share), step * 3);
    const [x = 0, y = 0, z = 0] = go(Math.max(0, share - near));
    const ahead = go(Math.min(1, share + near));
    const [aside, up, deep] = [(ahead[0] ?? 0) - x, (ahead[1] ?? 0) - y, (ahead[2] ?? 0) - z];
    const length = Math.hypot(aside, up, deep) || 1;
    directions.set([aside / length, up / length, deep / length], step * 3);
  }
  return { places, directions };
}

/** How far it is along the curve to the end of each piece. */
function lengthsAlong(go: (share: number) => Float64Array): Float64Array {
  const lengths = new Float64Array(pieces + 1);
  let [x = 0, y = 0, z = 0] = go(0);
  for (let piece = 1; piece <= pieces; piece += 1) {
    const next = go(piece / pieces);
    const [aside, up, deep] = [(next[0] ?? 0) - x, (next[1] ?? 0) - y, (next[2] ?? 0) - z];
    lengths[piece] = (lengths[piece - 1] ?? 0) + Math.sqrt(aside * aside + up * up + deep * deep);
    [x, y, z] = [x + aside, y + up, z + deep];
  }
  return lengths;
}

const mirrored = (of: Position, about: Position): Position => ({
  x: about.x * 2 - of.x,
  y: about.y * 2 - of.y,
  z: about.z * 2 - of.z,
});

/** Root of the distance: what the curve counts as the time between two points. Points that are the same have the time of their neighbours. */
const timeBetween = (one: Position, other: Position): number =>
  Math.sqrt(Math.hypot(one.x - other.x, one.y - other.y, one.z - other.z));
const leastTime = 1e-4;

/** The cubics between each two points, before and after which the first and the last are mirrored. */
function cubicsThrough(points: readonly Position[]): Float64Array {
  const cubics = new Float64Array((points.length - 1) * stride);
  for (let span = 0; span < points.length - 1; span += 1) {
    const [from, to] = [points[span], points[span + 1]];
    if (!from || !to) continue;
    const before = points[span - 1] ?? mirrored(to, from);
    const after = points[span + 2] ?? mirrored(from, to);
    let [first, own, last] = [timeBetween(before, from), timeBetween(from, to), timeBetween(to, after)];
    if (own < leastTime) own = 1;
    if (first < leastTime) first = own;
    if (last < leastTime) last = own;
    for (const [axis, name] of (['x', 'y', 'z'] as const).entries()) {
      const [p0, p1, p2, p3] = [before[name], from[name], to[name], after[name]];
      const leaves = ((p1 - p0) / first - (p2 - p0) / (first + own) + (p2 - p1) / own) * own;
      const arrives = ((p2 - p1) / own - (p3 - p1) / (own + last) + (p3 - p2) / last) * own;
      const at = span * stride + axis * 4;
      cubics[at] = p1;
      cubics[at + 1] = leaves;
      cubics[at + 2] = -3 * p1 + 3 * p2 - 2 * leaves - arrives;
      cubics[at + 3] = 2 * p1 - 2 * p2 + leaves + arrives;
    }
  }
  return cubics;
}
