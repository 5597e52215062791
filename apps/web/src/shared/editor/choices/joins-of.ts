import type { Choices } from '@lucerna/engine';

/** A drag of the height is one step; any other choice is a step of its own. */
export const joinsOf = (change: Choices): string | undefined =>
  Object.keys(change).join() === 'pendantHeight' ? 'height' : undefined;
