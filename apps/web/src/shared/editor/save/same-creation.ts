import type { Creation, Space } from '@lucerna/engine';

/** A creation and how many of it are wanted. Of a drawn one the drawing tells all, and there need be no space. */
export interface CountedCreation {
  readonly space: Space | null;
  readonly drawing?: Creation['drawing'];
  readonly quantity: number;
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two plain values say the same: the order of names does not count, and a name without a value is none. */
function isSameTree(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameTree(one[name], other[name]));
}

/** Whether two creations are stored alike, also where one of them was kept as text meanwhile and read again. */
export function isSameCreation(one: CountedCreation, other: CountedCreation): boolean {
  if (one.quantity !== other.quantity) return false;
  const isDrawn = Boolean(one.drawing ?? other.drawing);
  return isDrawn ? isSameTree(one.drawing, other.drawing) : isSameTree(one.space, other.space);
}
