import type { PivotGrip, Position } from '@lucerna/engine';
import { Vector3, type Matrix4, type Ray } from 'three';

/** Degrees that a hand catches, unless it is free. */
const catches = 15;
const within = 2;
/** What half a turn away counts for, in radii: seen edge on, the side where the hand is wins over the one behind it. */
const farAway = 0.3;

/** Where the handle of a pivot stands that is turned to so many degrees, so far from its axis, in the frame of its piece. */
export function handleAt({ at, axis, towards }: PivotGrip, degrees: number, radius: number): Position {
  const angle = (degrees * Math.PI) / 180;
  const [c, s] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
  const aside = {
    x: axis.y * towards.z - axis.z * towards.y,
    y: axis.z * towards.x - axis.x * towards.z,
    z: axis.x * towards.y - axis.y * towards.x,
  };
  return {
    x: at.x + towards.x * c + aside.x * s,
    y: at.y + towards.y * c + aside.y * s,
    z: at.z + towards.z * c + aside.z * s,
  };
}

/** Whole degrees of a range, and its ends. */
export function degreesOf({ from, to }: Pick<PivotGrip, 'from' | 'to'>): number[] {
  const first = Math.ceil(from);
  const whole = Array.from({ length: Math.max(0, Math.floor(to) - first + 1) }, (_, step) => first + step);
  return [...new Set([from, ...whole, to])];
}

/** How far a pivot is turned when its handle is where a ray from the eye passes it nearest, within its range. */
export function aimAlong(
  grip: PivotGrip,
  ray: Ray,
  { place, radius, isFree }: { readonly place: Matrix4; readonly radius: number; readonly isFree: boolean },
): number {
  const handle = new Vector3();
  const costOf = (degrees: number): number => {
    const { x, y, z } = handleAt(grip, degrees, radius);
    const aside = ray.distanceToPoint(handle.set(x, y, z).applyMatrix4(place)) / radius;
    return aside + (farAway * Math.abs(degrees - grip.degrees)) / 180;
  };
  let best = grip.degrees;
  let least = Number.POSITIVE_INFINITY;
  for (const degrees of degreesOf(grip)) {
    const cost = costOf(degrees);
    if (cost >= least) continue;
    least = cost;
    best = degrees;
  }
  const caught = Math.round(best / catches) * catches;
  const isNear = Math.abs(caught - best) <= within && caught >= grip.from && caught <= grip.to;
  return !isFree && isNear ? caught + 0 : best;
}
