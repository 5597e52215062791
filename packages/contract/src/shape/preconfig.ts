import { z } from 'zod';
import { catalogId, money, problem } from './common';
import { model } from './configuration';
import { storedCreation } from './creation';

/** The numbers of the configurators. */
export const configuratorType = z.object({ id: z.int(), description: z.string() });

const article = z.object({
  model,
  name: z.string(),
  kind: z.string(),
  quantity: z.int(),
  /** As `finish`, `temperature`, `installation` and `height` of its picture. */
  color: z.string().nullable(),
  temperature: z.string().nullable(),
  installation: z.string().nullable(),
  pendantHeight: z.int().nullable(),
});

/** What a composed product is made of and how it can be had. */
export const productFacts = z.object({
  /** Luminaires and complements, equal ones counted. */
  articles: z.array(article),
  luminaires: z.int(),
  lumens: z.number(),
  watts: z.number(),
  netWeightKg: z.number(),
  leadTimeWeeks: z.int().nullable(),
  moq: z.int(),
  /** List price of one; absent without price.view, null where there is none. */
  price: money.nullable().optional(),
});

/** A preconfigured product as its card shows it. */
export const preconfigCard = productFacts.extend({
  id: z.int(),
  name: z.string(),
  /** One sentence; null where the feed has none. */
  description: z.string().nullable(),
  catalogId,
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  configuratorType,
});

/** A preconfigured product with what it is, ready to be opened by its configurator. */
export const preconfig = preconfigCard.extend({
  creation: storedCreation,
  /** Why it cannot be ordered as it is today; empty when it can. */
  problems: z.array(problem),
});

export const preconfigId = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number);

export type ProductFacts = z.infer<typeof productFacts>;
export type PreconfigCard = z.infer<typeof preconfigCard>;
export type Preconfig = z.infer<typeof preconfig>;
