import type { Finish } from '@lucerna/engine';
import { z } from 'zod';
import { fault } from '../field';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** finishes.json: how the finishes look, by the two characters that they have in references. Colours are '#rrggbb' in sRGB. */
export const finishes: z.ZodType<Finish[]> = z
  .array(
    z.strictObject({
      code: z.string().regex(/^[0-9A-Z]{2}$/),
      base: colour,
      light: colour,
      shade: colour,
      cable: colour,
      isMetal: z.boolean(),
      isCustom: z.boolean(),
    }),
  )
  .max(1000)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, fault('finishTwice'));
