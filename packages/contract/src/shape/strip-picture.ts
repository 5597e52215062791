import { z } from 'zod';
import { id } from './common';

/** A product in a strip of pictures: its luminaire, and of a creation what its own picture is asked for by. */
export const stripPicture = z.object({
  model: z.string(),
  color: z.string().optional(),
  temperature: z.string().optional(),
  composed: z.object({ productId: id, code: z.string() }).optional(),
});

export type StripPicture = z.infer<typeof stripPicture>;
