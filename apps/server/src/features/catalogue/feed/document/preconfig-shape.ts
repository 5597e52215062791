import {
  catalogField,
  drawnSystemNames,
  localized,
  modelCode,
  notNegative,
  positive,
  shortText,
} from '@lucerna/engine';
import { z } from 'zod';

const code = (most: number) => z.string().regex(new RegExp(`^[0-9A-Z]{1,${most}}$`));
const wishes = {
  color: code(2).optional(),
  temperature: code(1).optional(),
  control: code(1).optional(),
  installation: code(2).optional(),
};
const meters = z.number().min(-1000).max(1000);

const roomSize = z.strictObject({
  height: notNegative,
  width: notNegative,
  depth: notNegative,
  extraCeiling: notNegative.optional(),
  ceilingMaterial: shortText.optional(),
});

const composition = z.strictObject({
  compositionNumber: positive.optional(),
  attributes: z.strictObject(wishes),
  lights: z
    .array(
      z.strictObject({
        model: modelCode,
        /** Metres, as `x` and `z`. */
        pendantHeight: notNegative.optional(),
        x: meters.optional(),
        z: meters.optional(),
      }),
    )
    .default([]),
  complements: z.array(z.strictObject({ model: modelCode, quantity: positive.optional() })).default([]),
});

const point = z.strictObject({ x: meters, z: meters, y: notNegative.optional() });
const name = z.string().regex(/^[\w-]{1,40}$/);
const onRun = { id: name, run: name, at: notNegative };

/** What was drawn of a drawn system; `id` and room are those of the product. */
const drawing = z.strictObject({
  system: z.enum(drawnSystemNames),
  height: notNegative,
  attributes: z.strictObject(wishes),
  runs: z.array(z.strictObject({ id: name, points: z.array(point).min(2).max(500) })).min(1),
  lights: z
    .array(z.strictObject({ ...onRun, model: modelCode, attributes: z.strictObject(wishes).default({}) }))
    .default([]),
  feeds: z.array(z.strictObject(onRun)).default([]),
});

/** preconfigs.json: products that are composed already. */
export const preconfigs = z.array(
  z.strictObject({
    id: positive,
    name: shortText,
    description: localized.optional(),
    configuratorType: z.int32().min(1).max(6),
    familyId: positive,
    subFamilyId: positive,
    catalogId: catalogField,
    /** A hidden one is in no list; decision trees and links may lead to it. */
    visibility: z.enum(['website', 'hidden']),
    roomSize,
    compositions: z.array(composition).min(1),
    drawing: drawing.optional(),
  }),
);

export type FeedPreconfig = z.infer<typeof preconfigs>[number];
