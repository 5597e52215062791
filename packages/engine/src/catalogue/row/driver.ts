import { z } from 'zod';
import type { Stored } from '../../stored';
import { notNegative, shortText, type PricedPart } from './field';

const driverEntries = z.array(
  z.strictObject({ luminaires: z.int32().min(1), drivers: z.record(z.string().regex(/^[A-Z]$/), shortText) }),
);

/** drivers.json: how many luminaires one driver feeds, and its code by control, of each model by region. */
export const drivers = z.record(
  z.string().regex(/^\d{4}$/),
  z.strictObject({ row: driverEntries.optional(), usa: driverEntries.optional() }),
);

/** driver-articles.json: the drivers that can be ordered. Prices are units of the currency. */
export const driverArticles = z.array(
  z.strictObject({
    code: shortText,
    region: z.enum(['row', 'usa']),
    ratedW: notNegative,
    usableW: notNegative,
    control: z.string().regex(/^[A-Z]$/),
    type: shortText,
    EUR10: notNegative.optional(),
    USD12: notNegative.optional(),
  }),
);

export type DriverTable = Stored<typeof drivers>;
export type DriverArticle = PricedPart<Stored<typeof driverArticles>[number]>;
