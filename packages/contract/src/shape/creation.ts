import { z } from 'zod';

/**
 * A creation as it is stored: its version with its room, or with the drawing that its room is made of. What is in it is
 * read by the engine, which says what is wrong.
 */
export const storedCreation = z.object({
  version: z.int().min(1),
  space: z.unknown(),
  drawing: z.unknown(),
});
