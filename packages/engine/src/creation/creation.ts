import type { Drawing } from '../drawing/drawing';
import type { Space } from '../element/element';

/**
 * What a configurator made: the room with its luminaires, and for a drawn system the drawing of which the room was made.
 * The drawing is the source then; the space follows from it.
 */
export interface Creation {
  readonly space: Space;
  readonly drawing: Drawing | null;
}

/** The version in which creations are stored now. */
export const storedCreationVersion = 1;

/** A creation as it is stored: plain data that JSON keeps whole. A drawn one stores its drawing only. */
export interface StoredCreation {
  readonly version: typeof storedCreationVersion;
  readonly space: unknown;
  readonly drawing: unknown;
}
