import { z } from 'zod';
import type { Stored } from '../../stored';
import {
  articleType,
  fault,
  heightRange,
  localized,
  modelCode,
  notNegative,
  shortText,
  voltRange,
} from './field';

const texts = z.array(shortText).max(50);

/** GS1: the digits from the end, by turns once and threefold, come to a multiple of ten. */
const isGtin = (text: string): boolean =>
  /^(\d{8}|\d{12,14})$/.test(text) &&
  [...text].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 1 : 3), 0) % 10 === 0;

/** What trade and building models ask of a model besides its light. */
const tradeData = z.strictObject({
  /** A GTIN of 8, 12, 13 or 14 digits, whose last is right. */
  gtin: z.string().refine(isGtin, fault('gtin')).nullish(),
  /** The code of the Combined Nomenclature or of the Harmonized Tariff Schedule. */
  customsNumber: z
    .string()
    .regex(/^\d{6,10}$/)
    .nullish(),
  /** ISO 3166-1, two letters. */
  countryOfOrigin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish(),
  /** Its class in ETIM, and the features that the maker states of it. */
  etim: z
    .strictObject({
      class: z.string().regex(/^EC\d{6}$/),
      features: z
        .array(
          z.strictObject({
            code: z.string().regex(/^EF\d{6}$/),
            name: localized,
            value: z.union([shortText, z.number(), z.boolean()]),
          }),
        )
        .max(200)
        .default([]),
    })
    .nullish(),
});

/** A part that can be had later for a luminaire that is there. */
const sparePart = z.strictObject({ code: z.string().min(1).max(40), name: localized });

/** How much the texts of one model may be. */
export const technicalTextLimits = { texts: 20, title: 120, text: 4000 } as const;

const localizedUpTo = (most: number, reason: string) =>
  localized.refine(
    (texts) => Object.values(texts).every((text) => text.length <= most),
    fault('range', { reason }),
  );

/** A text of the maker about a model, such as how it is cleaned or what a tender says of it. */
export const technicalText = z.strictObject({
  /** A tender text goes where tenders are written: into a GLDF. */
  kind: z.enum(['note', 'tender']).default('note'),
  title: localizedUpTo(technicalTextLimits.title, 'a title has at most 120 characters in each language'),
  text: localizedUpTo(technicalTextLimits.text, 'a text has at most 4000 characters in each language'),
});

const technicalTexts = z.array(technicalText).max(technicalTextLimits.texts);

/** Models that the maker names beside one, of any collection, in its order. */
export const relatedModels = z
  .array(
    modelCode.refine(
      (code) => Number(code) > 100,
      fault('value', { reason: 'an umbrella stands for a collection and is no model' }),
    ),
  )
  .max(24)
  .refine(
    (models) => new Set(models).size === models.length,
    fault('value', { reason: 'a model stands there twice' }),
  );

/** Technical data of a model (spec C3 and CAT-06); an umbrella model has none of it. */
const technicalData = z.strictObject({
  watts: notNegative.optional(),
  lumens: notNegative.optional(),
  lumensByTemperature: z.record(z.string().regex(/^[0-9A-Z]$/), notNegative).optional(),
  sourceLumens: notNegative.optional(),
  sourceWatts: notNegative.optional(),
  cri: z.number().min(0).max(100).nullish(),
  energyClass: z.string().max(5).nullish(),
  totalMainsEfficacy: notNegative.nullish(),
  kWhPer1000h: notNegative.optional(),
  /** The registration of its light source in EPREL, the EU’s register of energy labels. */
  eprelNumber: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .nullish(),
  ip: z
    .string()
    .regex(/^IP\d\d$/)
    .nullish(),
  protectionClass: z.string().max(10).nullish(),
  /** What it is fed with, itself or by its driver, in catalogue 16 and in the United States. */
  inputVolts: voltRange.nullish(),
  inputVoltsUsa: voltRange.nullish(),
  packaging: z
    .strictObject({
      /** Kilograms. */
      netWeight: notNegative,
      grossWeight: notNegative,
      /** Cubic metres. */
      volume: notNegative,
      boxes: z.int32().min(0),
      timing: notNegative,
    })
    .optional(),
  dimensionsMm: z.strictObject({ length: notNegative, width: notNegative, height: notNegative }).optional(),
  /** Metres. */
  productLength: notNegative.optional(),
  materials: texts.optional(),
  secondaryFinish: z.string().nullish(),
  /** The code of the finish in which it is shown while none is chosen. */
  usualFinish: z.string().max(10).nullish(),
  photometry: z.string().max(200).nullish(),
  distribution: z.string().max(40).nullish(),
  certificates: texts.optional(),
  certificatesUsa: texts.optional(),
  attachments: z.array(z.unknown()).optional(),
});

/** A row of models.json (spec C3, Model). */
export const modelRow = z
  .strictObject({
    model: modelCode,
    number: z.int32().min(1).max(9999),
    /** Its trade name, the same everywhere. */
    name: shortText,
    /** In place of the name where words name it, as a joint or a feed. */
    names: localized.optional(),
    familyId: z.int32().min(1),
    subFamily: z.strictObject({ id: z.int32().min(1), name: shortText }),
    kind: shortText,
    articleType,
    isComposingPendant: z.boolean(),
    status: z.strictObject({ isActive: z.boolean(), isCatalog: z.boolean() }),
    virtual: z.union([z.literal(0), z.literal(1)]),
    applicationsLocations: z.array(z.int32()),
    sublevel: z.string().max(10).nullable(),
    technicalData,
    pendantHeight: heightRange.nullable(),
    renderAttributes: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    tradeData: tradeData.optional(),
    spareParts: z.array(sparePart).max(100).optional(),
    related: relatedModels.optional(),
    technicalTexts: technicalTexts.optional(),
    configuratorType: z.strictObject({ id: z.int32(), description: shortText, source: shortText }).optional(),
  })
  .superRefine((row, context) => {
    if (row.number !== Number(row.model)) {
      context.addIssue({ code: 'custom', path: ['number'], ...fault('number') });
    }
    if (row.number <= 100 !== (row.virtual === 1)) {
      context.addIssue({ code: 'custom', path: ['virtual'], ...fault('umbrella') });
    }
    if (row.related?.includes(row.model)) {
      const reason = 'a model is related to others than itself';
      context.addIssue({ code: 'custom', path: ['related'], ...fault('value', { reason }) });
    }
  });

export type Model = Stored<typeof modelRow>;
export type ArticleType = Model['articleType'];
export type TechnicalData = Model['technicalData'];
export type Packaging = NonNullable<TechnicalData['packaging']>;
