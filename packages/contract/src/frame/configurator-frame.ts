import { z } from 'zod';
import { exportFormat, storedCreation } from '../shape/creation';

const code = z.string().max(60);

/** What the page around a framed configurator is told of the product. */
const facts = z.strictObject({
  /** The reference of a single article; null of a creation, which gets its code when it is added. */
  reference: z.string().max(200).nullable(),
  quantity: z.int().positive(),
  /** Metres of all runs. */
  length: z.number().min(0),
  lumens: z.number().min(0),
  watts: z.number().min(0),
  netWeightKg: z.number().min(0),
  leadTimeWeeks: z.number().min(0).nullable(),
  /** It can be built as it is. */
  isBuildable: z.boolean(),
  /** To be kept by the page and given back with `load`. */
  creation: storedCreation,
});

/**
 * What a framed configurator tells the page around it (RTE-04). `code` is of the table of problems. A host shows the
 * frame, waits for `ready` and may then `load` a creation.
 */
export const configuratorMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), version: z.literal(1) }),
  z.strictObject({ type: z.literal('changed'), facts }),
  z.strictObject({
    type: z.literal('exported'),
    format: exportFormat,
    name: z.string().max(200),
    mime: z.string().max(100),
    bytes: z.instanceof(Uint8Array),
  }),
  z.strictObject({ type: z.literal('error'), code }),
]);

/** What the page around may ask of a framed configurator. */
export const configuratorRequest = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('load'), creation: storedCreation }),
  z.strictObject({ type: z.literal('export'), format: exportFormat }),
]);

export type ConfiguratorFacts = z.infer<typeof facts>;
export type ConfiguratorMessage = z.infer<typeof configuratorMessage>;
export type ConfiguratorRequest = z.infer<typeof configuratorRequest>;
