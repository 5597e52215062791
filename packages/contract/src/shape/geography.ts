import { z } from 'zod';
import { catalogId, catalogQuery, languageCode, languageQuery, rows } from './common';
import { anyText } from './text';

const geonameId = z.int().positive();

/** A level of areas below a country: what it is called there, and its place in the address of the next call. */
const level = z.object({ typology: z.string(), urlPath: z.string() });

/** A country with the names of its levels (P3, Geography). */
export const country = z.object({
  geonameId,
  isoCode: z.string(),
  name: z.string(),
  level2: level,
  level3: level,
});
export const countryList = rows(country, 400);

/** An area or a town. */
export const place = z.object({ geonameId, name: z.string() });
/** Areas of a country, or as many towns as a list of suggestions shows. */
export const placeList = rows(place, 1000);

export const countryQuery = z.object({
  lang: languageQuery,
  catalogId: catalogQuery.optional(),
  context: z.literal('simple').optional(),
  search: anyText(100).optional(),
});
export const placeQuery = z.object({ lang: languageQuery, search: anyText(100).optional() });
export const geonameParam = z.coerce.number().int().positive().max(2_147_483_647);
export const levelPath = z.string().regex(/^[a-z-]{1,40}$/);

export const defaultValuesQuery = z.object({
  environment: z.string().max(40).optional(),
  site: z.enum(['private', 'public']).default('private'),
});

/** Where a caller is, as its network address tells, and what follows from it; 16 and en where it tells nothing. */
export const defaultValues = z.object({
  catalogId,
  lang: languageCode,
  country: z.object({ geonameId, isoCode: z.string(), name: z.string() }).nullable(),
});

export type Country = z.infer<typeof country>;
export type Place = z.infer<typeof place>;
export type DefaultValues = z.infer<typeof defaultValues>;
