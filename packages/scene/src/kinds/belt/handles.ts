import { liftUpright, slideLevel } from '../../hold/drag-plane';
import type { Handles } from '../../hold/handles';

/** A belt is taken for its whole run, which is moved level or lifted. */
export const beltHandles: Handles = { slide: slideLevel, lift: liftUpright };
