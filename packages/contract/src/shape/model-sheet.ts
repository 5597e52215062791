import type { BodyDescription } from '@lucerna/engine';
import { z } from 'zod';
import { article, articleType, exclusionRule, heightRange, namedRule, variation } from './catalogue';
import { catalogId, currency, localized, rows } from './common';
import { model } from './configuration';

const texts = z.array(z.string()).readonly();

/** Technical data of a model as its row has them; an umbrella model has none. */
const technicalData = z.object({
  watts: z.number().optional(),
  lumens: z.number().optional(),
  lumensByTemperature: z.record(z.string(), z.number()).optional(),
  sourceLumens: z.number().optional(),
  sourceWatts: z.number().optional(),
  cri: z.number().nullable().optional(),
  energyClass: z.string().nullable().optional(),
  totalMainsEfficacy: z.number().nullable().optional(),
  kWhPer1000h: z.number().optional(),
  ip: z.string().optional(),
  protectionClass: z.string().optional(),
  packaging: z
    .object({
      netWeight: z.number(),
      grossWeight: z.number(),
      volume: z.number(),
      boxes: z.number(),
      timing: z.number(),
    })
    .optional(),
  dimensionsMm: z.object({ length: z.number(), width: z.number(), height: z.number() }).optional(),
  productLength: z.number().optional(),
  materials: texts.optional(),
  secondaryFinish: z.string().nullable().optional(),
  photometry: z.string().nullable().optional(),
  distribution: z.string().nullable().optional(),
  certificates: texts.optional(),
  certificatesUsa: texts.optional(),
  attachments: z.array(z.unknown()).readonly().optional(),
});

/** A row of the models (spec C3, CAT-06). */
const modelRow = z.object({
  model,
  number: z.int(),
  name: z.string(),
  names: localized.optional(),
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  kind: z.string(),
  articleType,
  isComposingPendant: z.boolean(),
  status: z.object({ isActive: z.boolean(), isCatalog: z.boolean() }),
  virtual: z.int(),
  applicationsLocations: z.array(z.int()).readonly(),
  sublevel: z.string().nullable(),
  technicalData,
  pendantHeight: heightRange.nullable(),
  renderAttributes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  configuratorType: z.object({ id: z.int(), description: z.string(), source: z.string() }).optional(),
});

/** The shape of a model as the feed describes it: the import has looked into all of it. */
const body = z
  .custom<BodyDescription>((value) => typeof value === 'object' && value !== null && 'parts' in value)
  .meta({
    type: 'object',
    description: 'The shape of the model: a file of bodies/ of the feed (docs/bodies.md)',
  });

/** How a finish looks (finishes.json of the feed). */
const finish = z.object({
  code: z.string(),
  base: z.string(),
  light: z.string(),
  shade: z.string(),
  cable: z.string(),
  isMetal: z.boolean(),
  isCustom: z.boolean(),
});

const priceRow = z.object({
  reference: z.string(),
  catalogId,
  rateId: z.int(),
  salePrice: z.number(),
  currency,
  modifiers: z.array(z.unknown()).readonly(),
});

/**
 * Everything to configure a model in the browser: the engine's ModelSheet, which both sides hand on as it is. For a
 * viewer without price.view the increments are 0 here and no price is in it.
 */
export const modelSheet = z.object({
  catalogId,
  revision: z.int(),
  model: modelRow,
  article: article.nullable(),
  variations: z
    .array(
      variation.required({ priceIncrement: true, priceIncrementDollars: true, priceIncrementPercent: true }),
    )
    .readonly(),
  rules: z.array(exclusionRule).readonly(),
  namedRules: z.array(namedRule).readonly().optional(),
  finishes: rows(finish, 1000).optional(),
  body: body.optional(),
  prices: z.array(priceRow).readonly(),
  pricesHidden: z.boolean(),
  storedRules: z
    .string()
    .optional()
    .describe('The rules compiled for the day, to be loaded instead of compiling (base64)'),
});
