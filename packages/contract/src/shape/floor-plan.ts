import { z } from 'zod';
import { id, instant } from './common';

/** The largest floor plan, bytes. */
export const largestFloorPlan = 20 * 1_048_576;

/** A floor plan that was uploaded. Its content is a picture of these proportions, to be laid under a drawing. */
export const floorPlan = z.object({
  id,
  name: z.string(),
  /** Of a photograph or scan, or of a DXF drawing, whose content is lines (SVG). */
  kind: z.enum(['picture', 'drawing']),
  /** Of a picture pixels, of a drawing its own units. */
  width: z.number(),
  height: z.number(),
  /** Metres of one unit, where the file says; null: to be scaled by hand. */
  metres: z.number().nullable(),
  /** Of its content. */
  bytes: z.int(),
  createdAt: instant,
});

export type FloorPlan = z.infer<typeof floorPlan>;
