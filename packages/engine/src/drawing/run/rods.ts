import type { RunPoint } from '../drawing';
import type { DrawnSystem } from '../../catalogue/row/drawn-system';
import { rodTolerance } from '../drawing-limits';

/** The rod that is as long as a stretch, or null when none is or the system has no rods. */
export function rodOf(system: DrawnSystem, length: number): { model: string; length: number } | null {
  return system.rods.find((rod) => Math.abs(rod.length - length) <= rodTolerance) ?? null;
}

/** The length of the nearest rod; the length itself when the system has no rods. */
export function nearestRodLength(system: DrawnSystem, length: number): number {
  const { rods } = system;
  if (rods.length === 0 || rodOf(system, length)) return length;
  return rods.reduce((best, rod) =>
    Math.abs(rod.length - length) < Math.abs(best.length - length) ? rod : best,
  ).length;
}

/** The corner at the end of a stretch after it was given a length along its way. Heights stay unsaid when they were. */
export function atLength(from: RunPoint, to: RunPoint, length: number, height: number): RunPoint {
  const rise = (to.y ?? height) - (from.y ?? height);
  const now = Math.hypot(to.x - from.x, rise, to.z - from.z);
  if (now === length || now === 0) return to;
  const share = length / now;
  const point = { x: from.x + (to.x - from.x) * share, z: from.z + (to.z - from.z) * share };
  return to.y === undefined && rise === 0 ? point : { ...point, y: (from.y ?? height) + rise * share };
}

/** The corner at the end of a stretch as a rod allows it: where it is, or at the nearest rod's length along its way. */
export function atRod(system: DrawnSystem, from: RunPoint, to: RunPoint, height: number): RunPoint {
  const rise = (to.y ?? height) - (from.y ?? height);
  const now = Math.hypot(to.x - from.x, rise, to.z - from.z);
  const wanted = nearestRodLength(system, now);
  return wanted === now ? to : atLength(from, to, wanted, height);
}

/** A corner moved by a way; its height only when it has one of its own or the way rises. */
export function movedPoint(point: RunPoint, x: number, y: number, z: number, height: number): RunPoint {
  const plan = { x: point.x + x, z: point.z + z };
  return point.y === undefined && y === 0 ? plan : { ...plan, y: (point.y ?? height) + y };
}

/** Some corners as a chain of rods: every stretch keeps its way and gets the length of the nearest rod. */
export function chainOfRods(
  system: DrawnSystem,
  points: readonly RunPoint[],
  height: number,
): readonly RunPoint[] {
  if (system.rods.length === 0) return points;
  const chain: RunPoint[] = points.slice(0, 1);
  for (let at = 1; at < points.length; at += 1) {
    const before = points[at - 1]!;
    const point = points[at]!;
    const from = chain[at - 1]!;
    const shifted = movedPoint(
      point,
      from.x - before.x,
      (from.y ?? height) - (before.y ?? height),
      from.z - before.z,
      height,
    );
    chain.push(atRod(system, from, shifted, height));
  }
  return chain;
}
