import { z } from 'zod';
import { storedDrawing, type Drawing } from '../drawing/drawing';
import { storedSpace, type Space } from '../element/element';
import { storedCreationVersion } from '../element/limits';
import { firstVersion } from '../element/store/first-version';
import type { Stored } from '../stored';

/**
 * What a configurator made: the room with its luminaires, and for a drawn system the drawing of which the room was made.
 * The drawing is the source then; the space follows from it.
 */
export interface Creation {
  readonly space: Space;
  readonly drawing: Drawing | null;
}

/** A creation as it is stored: plain data that JSON keeps whole. A drawn one stores its drawing only. */
const storedCreation = z.object({
  version: z.literal(storedCreationVersion),
  space: storedSpace.nullable(),
  drawing: storedDrawing.nullable(),
});

/** A creation as it may come in: its room, or the drawing of it, of any version that is read. */
export const readableCreation = z.object({
  version: z.int().min(1).max(1_000_000),
  space: z.union([storedSpace, firstVersion]).nullish(),
  drawing: storedDrawing.nullish(),
});

export type StoredCreation = Stored<typeof storedCreation>;
