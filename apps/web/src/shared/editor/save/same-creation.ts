import type { Creation, Space } from '@lucerna/engine';
import { isSameTree } from '../autosave/same-tree';

/** A creation and how many of it are wanted. Of a drawn one the drawing tells all, and there need be no space. */
export interface CountedCreation {
  readonly space: Space | null;
  readonly drawing?: Creation['drawing'];
  readonly quantity: number;
}

/** Whether two creations are stored alike, also where one of them was kept as text meanwhile and read again. */
export function isSameCreation(one: CountedCreation, other: CountedCreation): boolean {
  if (one.quantity !== other.quantity) return false;
  const isDrawn = Boolean(one.drawing ?? other.drawing);
  return isDrawn ? isSameTree(one.drawing, other.drawing) : isSameTree(one.space, other.space);
}
