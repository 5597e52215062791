import { z } from 'zod';
import type { Stored } from '../../stored';
import { notNegative, shortText } from './field';

/** canopies.json. Lengths are metres unless named otherwise. */
export const canopies = z.array(
  z.strictObject({
    code: z.string().regex(/^\d\d$/),
    name: shortText,
    size: z.strictObject({ shape: shortText, diameterMm: notNegative, heightMm: notNegative }),
    extraCeiling: notNegative,
    materials: z.array(shortText),
    lights: z.int32().min(1),
  }),
);

export type Canopy = Stored<typeof canopies>[number];
