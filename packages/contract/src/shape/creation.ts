import { exportFormats } from '@lucerna/engine';
import { z } from 'zod';
import { choices } from './configuration';
import { boundedTree } from './bounded-tree';
import { money, partName } from './common';
import { creationBounds, creationVersion } from './creation-tree';

/**
 * A creation as it is stored: its version with its room, or with the drawing that its room is made of. What is in it is
 * read by the engine, which says what is wrong.
 */
export const storedCreation = z
  .object({ version: creationVersion, space: z.unknown(), drawing: z.unknown() })
  .check(boundedTree(creationBounds));

const compositionPart = z.object({
  kind: z.enum(['article', 'complement', 'accessory', 'driver']),
  /** The reference of an article, the code of a part. */
  code: z.string(),
  /** The name of the model or of the part; of a driver its type. */
  name: partName,
  /** Pieces in one product. */
  quantity: z.int(),
  /** Null of a part. */
  model: z.string().nullable(),
  configuration: choices.nullable(),
});

/** A composition of a creation as a line shows it (BOM-01): what it is made of, without prices. */
const compositionSummary = z.object({
  compositionNumber: z.int(),
  subFamily: z.int(),
  category: z.object({ id: z.int(), description: z.string() }),
  parts: z.array(compositionPart),
});

/**
 * What a part costs (P3): one by list, and its pieces in one product net; the net of all parts is that of the product. Null
 * where the product has no price.
 */
const partPrices = z.object({ unitGross: money, totalNet: money }).nullable();

/** What a creation is made of, in documents and lines; absent of a luminaire. */
export const compositionSummaries = z.array(compositionSummary);

/** The same with what each part costs, for who may see prices. */
export const pricedCompositions = z.array(
  compositionSummary.extend({ parts: z.array(compositionPart.extend({ prices: partPrices.optional() })) }),
);

/** The same at what a quote sells one product at; its client is told the list prices where the form has them. */
export const quotedCompositions = z.array(
  compositionSummary.extend({
    parts: z.array(
      compositionPart.extend({
        prices: z.object({ unitGross: money.optional(), totalNet: money }).optional(),
      }),
    ),
  }),
);

/** The formats that the scene writes (EXP-01). */
export const exportFormat = z.enum(exportFormats);

/** CR, or a model with LW (COD-03). */
export const creationPrefix = z.string().regex(/^(CR|[0-9]{4}LW)$/);

export type GivenCreation = z.infer<typeof storedCreation>;
export type CompositionSummary = z.infer<typeof compositionSummary>;
