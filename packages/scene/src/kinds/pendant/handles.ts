import { liftUpright, slideLevel } from '../../hold/drag-plane';
import type { Handles } from '../../hold/handles';

/** What hangs is moved level, its canopy with it, and lifted or lowered on its cable. */
export const pendantHandles: Handles = { slide: slideLevel, lift: liftUpright };
