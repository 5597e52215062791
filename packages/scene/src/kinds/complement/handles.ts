import { liftUpright, slideLevel } from '../../hold/drag-plane';
import type { Handles } from '../../hold/handles';

/** An anchor, a joint or a feed goes anywhere. */
export const complementHandles: Handles = { slide: slideLevel, lift: liftUpright };
