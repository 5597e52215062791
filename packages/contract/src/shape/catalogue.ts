import { attributeNames } from '@lucerna/engine';
import { z } from 'zod';
import { catalogId, catalogQuery, languageQuery, localized, money, problem, rows } from './common';
import { choices, model } from './configuration';
import { anyText } from './text';

const code = z.string();
const whole = (most: number) => z.coerce.number().int().min(0).max(most);
const subFamilyId = whole(999_999);

const leadtime = z.array(z.object({ from: z.int(), weeks: z.int() })).readonly();
const dates = z.object({
  since: z.string().nullable(),
  until: z.string().nullable(),
  expected: z.string().nullable(),
});
export const articleType = z.object({
  id: z.int(),
  level1: z.int(),
  level2: z.int().nullable(),
  level3: z.int().nullable(),
});
export const heightRange = z.object({ min: z.int(), standard: z.int(), max: z.int(), unit: z.literal('cm') });
const availability = z.object({
  available: z.boolean(),
  reason: z.enum(['until', 'since']).optional(),
  delayedTo: z.string().optional(),
  expected: z.string().optional(),
});

/** A variation (spec C3). The three increments are absent for a viewer without price.view. */
export const variation = z.object({
  type: z.enum(attributeNames),
  modifier: z.string(),
  modifier2: z.string(),
  description: localized,
  bov: z.enum(['B', 'O', 'V', 'T']),
  moq: z.int().nullable(),
  leadtime,
  priceIncrement: z.number().optional(),
  priceIncrementDollars: z.number().optional(),
  priceIncrementPercent: z.number().optional(),
  priceEffectOrder: z.string(),
  availability: dates,
  ral: z.string().nullable(),
  thumbnail: z.string().nullable(),
  value: z.union([z.string(), z.number(), heightRange]).nullable(),
  fromValidityDate: z.string().nullable(),
  toValidityDate: z.string().nullable(),
});

/** The variations of one model in one catalogue. */
export const modelVariations = z.object({
  model,
  catalogId,
  subFamilyId: z.int(),
  variations: z.array(variation).readonly(),
});

/** A base article (spec C3, Article). */
export const article = z.object({
  model,
  reference: z.string(),
  referenceBase: z.string(),
  catalog: catalogId,
  attributes: z.object({
    finish: code,
    ledColourTemp: code,
    control: code,
    installation: code,
    pendantHeight: z.int().nullable(),
  }),
  lumensLed: z.number(),
  watts: z.number(),
  sublevel: z.string().nullable(),
  family: z.object({ id: z.int() }),
  subFamily: z.object({ id: z.int() }),
  applicationsLocations: z.array(z.int()).readonly(),
  articleType,
  leadtime,
  moq: z.int().nullable(),
  priceReference: z.string(),
});

/** The article that a reference names, completed where the reference says less, and what it would take to order it. */
export const referencedArticle = article.extend({
  name: z.string(),
  kind: z.string(),
  choices,
  allowed: z.boolean(),
  problems: z.array(problem),
  availability,
  leadTimeWeeks: z.int().nullable(),
  netWeightKg: z.number(),
  /** Absent without price.view; null where there is no price. */
  price: money.nullable().optional(),
});

/** A model as a card shows it. */
export const modelCard = z.object({
  model,
  name: z.string(),
  kind: z.string(),
  catalogId,
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  applicationsLocations: z.array(z.int()).readonly(),
  isComposingPendant: z.boolean(),
  isComplement: z.boolean(),
  configuratorType: z.object({ id: z.int(), description: z.string() }).nullable(),
  lumens: z.number().nullable(),
  watts: z.number().nullable(),
  ip: z.string().nullable(),
  energyClass: z.string().nullable(),
  dimensionsMm: z.object({ length: z.number(), width: z.number(), height: z.number() }).nullable(),
  /** Complete reference of the base article. */
  reference: z.string(),
  /** Values of the base article, as `finish` and `installation` of the picture. */
  base: z.object({ color: code, temperature: code, installation: code }),
  /** The finishes that are valid today. */
  finishes: z.array(z.object({ code, name: z.string(), ral: z.string().nullable() })),
  leadTimeWeeks: z.int().nullable(),
  moq: z.int(),
  /** List price of the base article; absent without price.view, null where there is none. */
  price: money.nullable().optional(),
});

/** A subfamily as the feed has it. */
export const subFamily = z.looseObject({ id: z.int(), name: z.string() });
/** The id of each subfamily by its name in small letters. */
export const subFamilyNames = z.record(z.string(), z.int()).meta({ maxProperties: 10_000 });
/** The subfamily of each model: there are at most as many as four digits can name. */
export const subFamilyOfModel = z
  .record(z.string(), z.object({ subFamilyId: z.int(), subFamilyName: z.string() }))
  .meta({ maxProperties: 10_000 });

export const modelOfFamily = z.object({
  model,
  name: z.string(),
  kind: z.string(),
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  virtual: z.union([z.literal(0), z.literal(1)]),
  isActive: z.boolean(),
});

/** Technical data of a model (spec C3, CAT-06). */
export const technicalInfo = z.object({
  model,
  name: z.string(),
  kind: z.string(),
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  catalogId,
  applicationsLocations: z.array(z.int()).readonly(),
  articleType,
  pendantHeight: heightRange.nullable(),
  technicalData: z.record(z.string(), z.unknown()),
});

/** An exclusion rule (spec C5); `*` stands for any value. */
export const exclusionRule = z.object({
  Acabado: z.string(),
  Led: z.string(),
  Dim: z.string(),
  Instalacion1: z.string(),
  Instalacion2: z.string(),
  id: z.string().optional(),
});

const valuesOfRule = z.object({
  color: z.array(z.string()).readonly().optional(),
  temperature: z.array(z.string()).readonly().optional(),
  control: z.array(z.string()).readonly().optional(),
  installation: z.array(z.string()).readonly().optional(),
});

/** A named rule (RUL-02): it fails for the values of `when` without those of `require`, and says its reason. */
export const namedRule = z.object({
  id: z.string(),
  reason: localized,
  when: valuesOfRule,
  require: valuesOfRule.optional(),
});

export const availabilityBody = z.strictObject({
  products: z
    .array(
      z.object({
        reference: z.string().min(6).max(40).optional(),
        referenceCode: z.string().min(6).max(40).optional(),
        quantity: z.int().min(1).max(100_000),
      }),
    )
    .min(1)
    .max(500),
});

export const availabilityAnswer = rows(
  z.object({
    reference: z.string(),
    quantity: z.int(),
    availability,
    /** Why it cannot be had so; empty when it can. */
    problems: z.array(problem),
    moq: z.int().nullable(),
    leadTimeWeeks: z.int().nullable(),
  }),
  500,
);

/** The narrowing that most catalogue lists take. `catalog` and `catalogId` are the same (the spec writes both). */
export const catalogueQuery = {
  catalogId: catalogQuery.optional(),
  catalog: catalogQuery.optional(),
  lang: languageQuery,
};
export const narrowing = {
  ...catalogueQuery,
  subFamilyId: subFamilyId.optional(),
  applicationLocationId: subFamilyId.optional(),
};
export const reference = anyText(40).min(1);
export const oneOrMoreModels = z.union([model.transform((one) => [one]), z.array(model).min(1).max(100)]);
export const numericId = z
  .string()
  .regex(/^\d{1,6}$/)
  .transform(Number);

export type ModelCard = z.infer<typeof modelCard>;
export type ReferencedArticle = z.infer<typeof referencedArticle>;
export type ModelOfFamily = z.infer<typeof modelOfFamily>;
export type ModelVariations = z.infer<typeof modelVariations>;
export type AvailabilityAnswer = z.infer<typeof availabilityAnswer>;
export type TechnicalInfo = z.infer<typeof technicalInfo>;
