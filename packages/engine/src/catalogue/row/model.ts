import { z } from 'zod';
import type { Stored } from '../../stored';
import { articleType, fault, heightRange, localized, modelCode, notNegative, shortText } from './field';

const texts = z.array(shortText).max(50);

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
  ip: z
    .string()
    .regex(/^IP\d\d$/)
    .nullish(),
  protectionClass: z.string().max(10).nullish(),
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
    configuratorType: z.strictObject({ id: z.int32(), description: shortText, source: shortText }).optional(),
  })
  .superRefine((row, context) => {
    if (row.number !== Number(row.model)) {
      context.addIssue({ code: 'custom', path: ['number'], ...fault('number') });
    }
    if (row.number <= 100 !== (row.virtual === 1)) {
      context.addIssue({ code: 'custom', path: ['virtual'], ...fault('umbrella') });
    }
  });

export type Model = Stored<typeof modelRow>;
export type ArticleType = Model['articleType'];
export type TechnicalData = Model['technicalData'];
export type Packaging = NonNullable<TechnicalData['packaging']>;
