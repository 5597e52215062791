import { z } from 'zod';

/** What a tree from outside may hold: objects and lists in one another, values in all, characters of one text. */
interface TreeBounds {
  readonly depth: number;
  readonly values: number;
  readonly text: number;
  /** The greatest number, of either sign. */
  readonly number: number;
}

function isBounded(value: unknown, bounds: TreeBounds): boolean {
  let left = bounds.values;
  // Level by level, so that no depth of the tree is one of the stack.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    const below: unknown[] = [];
    for (const each of level) {
      left -= 1;
      if (left < 0) return false;
      if (typeof each === 'string' && each.length > bounds.text) return false;
      if (typeof each === 'number' && !(Math.abs(each) <= bounds.number)) return false;
      if (typeof each !== 'object' || each === null) continue;
      if (depth >= bounds.depth) return false;
      const inside = Array.isArray(each) ? (each as unknown[]) : Object.values(each);
      if (inside.length > left) return false;
      for (const one of inside) below.push(one);
      if (!Array.isArray(each) && Object.keys(each).some((name) => name.length > bounds.text)) return false;
    }
    level = below;
  }
  return true;
}

/** A check of a tree whose fields another reader judges: here it has an end in every direction. */
export const boundedTree = (bounds: TreeBounds) =>
  z.refine((value: unknown) => isBounded(value, bounds), 'formError.outOfBounds');
