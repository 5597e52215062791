import { z } from 'zod';
import type { Stored } from '../../stored';
import { fault } from './field';

const colour = z.string().regex(/^#[0-9a-f]{6}$/);

/** finishes.json: how the finishes look, by the two characters that they have in references. Colours are '#rrggbb' in sRGB. */
export const finishes = z
  .array(
    z.strictObject({
      /** The two characters of the colour in a reference. */
      code: z.string().regex(/^[0-9A-Z]{2}$/),
      base: colour,
      /** Where light falls on it. */
      light: colour,
      shade: colour,
      /** Of the cables that come with it. */
      cable: colour,
      isMetal: z.boolean(),
      /** The colour is agreed with each order: its sample shows many. */
      isCustom: z.boolean(),
    }),
  )
  .max(1000)
  .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, fault('finishTwice'));

export type Finish = Stored<typeof finishes>[number];
