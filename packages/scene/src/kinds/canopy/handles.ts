import { slideLevel } from '../../hold/drag-plane';
import type { Handles } from '../../hold/handles';

/** A canopy takes all that hangs from it along; it never leaves the ceiling. */
export const canopyHandles: Handles = { slide: slideLevel };
