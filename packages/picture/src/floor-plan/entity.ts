import type { Group } from './groups';

/** An entity with its groups: the same code may come several times. */
export interface Entity {
  readonly type: string;
  readonly groups: readonly Group[];
  /** The corners of an old polyline, which are entities of their own. */
  readonly corners?: readonly Entity[];
}

/** A point of a plan, in the units of the drawing. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A corner of a polyline; the bulge tells by how much the way to the next one is bent (the tangent of a quarter of its angle). */
export interface Corner extends Point {
  readonly bulge: number;
}

/** A number of an entity, or what stands in for a missing or broken one. */
export function numberOf({ groups }: Entity, code: number, otherwise = 0): number {
  const found = groups.find((each) => each.code === code);
  const value = found ? Number(found.value) : otherwise;
  return Number.isFinite(value) ? value : otherwise;
}

export function textOf({ groups }: Entity, code: number): string {
  return groups.find((each) => each.code === code)?.value ?? '';
}

/** The points whose coordinates have the codes `code` and `code + 10`. */
export function cornersOf({ groups }: Entity, code: number): Corner[] {
  const found: { x: number; y: number; bulge: number }[] = [];
  for (const each of groups) {
    const value = Number(each.value);
    if (!Number.isFinite(value)) continue;
    if (each.code === code) found.push({ x: value, y: 0, bulge: 0 });
    const last = found.at(-1);
    if (!last) continue;
    if (each.code === code + 10) last.y = value;
    else if (each.code === 42) last.bulge = value;
  }
  return found;
}
