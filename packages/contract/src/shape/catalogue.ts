import {
  article,
  articleType,
  asStored,
  heightRange,
  technicalText,
  technicalTextLimits,
  variation as feedVariation,
} from '@lucerna/engine';
import { z } from 'zod';
import { availability, catalogId, catalogQuery, languageQuery, money, problem, rows } from './common';
import { choices, model } from './configuration';
import { anyText } from './text';

const code = z.string();
const whole = (most: number) => z.coerce.number().int().min(0).max(most);
const subFamilyId = whole(999_999);

export const storedVariation = feedVariation.omit({ brand: true });

/** A variation (spec C3). The three increments are absent for a viewer without price.view. */
const variation = asStored(
  storedVariation.partial({ priceIncrement: true, priceIncrementDollars: true, priceIncrementPercent: true }),
);

/** The variations of one model in one catalogue. */
export const modelVariations = z.object({
  model,
  catalogId,
  subFamilyId: z.int(),
  variations: z.array(variation).readonly(),
});

/** The article that a reference names, completed where the reference says less, and what it would take to order it. */
export const referencedArticle = asStored(
  z.object({
    ...article.shape,
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
  }),
);

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
  /** The base article can be built, so that it can be added to a project, with a price or without one. */
  allowed: z.boolean(),
  /** Values of the base article, as `finish` and `installation` of the picture. */
  base: z.object({ color: code, temperature: code, installation: code }),
  /** The finishes that are valid today. */
  finishes: z.array(z.object({ code, name: z.string(), ral: z.string().nullable() })),
  leadTimeWeeks: z.int().nullable(),
  moq: z.int(),
  /** List price of the base article; absent without price.view, null where there is none. */
  price: money.nullable().optional(),
});

/** Why lists show a model or not: `complement` is chosen with another one, `withoutArticle` has no article in the catalogue. */
export const modelStates = [
  'offered',
  'complement',
  'umbrella',
  'unlisted',
  'inactive',
  'withoutArticle',
] as const;

/** A model as who looks after the catalogue sees it: where it stands and how much there is of it. */
export const catalogueModel = z.object({
  model,
  name: z.string(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  /** The place of its page; null where it has none. */
  applicationLocationId: z.int().nullable(),
  state: z.enum(modelStates),
  /** Rows of variations, and those that are valid today. */
  variations: z.int(),
  validVariations: z.int(),
  /** Rows of prices of all rates. */
  prices: z.int(),
  /** The maker's pictures and PDFs. */
  pictures: z.int(),
  documents: z.int(),
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
  related: z
    .array(model)
    .max(24)
    .readonly()
    .describe('Models that the maker names beside it, of those offered in the catalogue'),
  technicalTexts: z.array(asStored(technicalText)).max(technicalTextLimits.texts).readonly(),
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

export type CatalogueModel = z.infer<typeof catalogueModel>;
export type ModelCard = z.infer<typeof modelCard>;
export type ReferencedArticle = z.infer<typeof referencedArticle>;
export type ModelOfFamily = z.infer<typeof modelOfFamily>;
export type ModelVariations = z.infer<typeof modelVariations>;
export type AvailabilityAnswer = z.infer<typeof availabilityAnswer>;
export type TechnicalInfo = z.infer<typeof technicalInfo>;
