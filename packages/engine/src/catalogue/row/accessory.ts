import { z } from 'zod';
import type { Stored } from '../../stored';
import { localized, notNegative, shortText, type PricedPart } from './field';

/** accessories/{subfamily}.json: parts that hang or join luminaires. */
export const accessories = z.array(
  z.strictObject({
    accessoryCode: z.string().min(1).max(20),
    name: z.union([shortText, localized]),
    /** The installation that it is for; `3x` stands for every one that begins with 3. */
    installation: z.string().max(4).nullable(),
    EUR10: notNegative.optional(),
    USD12: notNegative.optional(),
  }),
);

export type Accessory = PricedPart<Stored<typeof accessories>[number]>;
