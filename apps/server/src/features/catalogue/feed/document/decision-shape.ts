import { localized, modelCode, positive } from '@lucerna/engine';
import { z } from 'zod';

const name = z.string().regex(/^[\w-]{1,40}$/);

/** Where an answer leads. */
const destination = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('node'), node: name }),
  z.strictObject({
    type: z.literal('collection'),
    subFamilyId: positive,
    applicationLocationId: positive.optional(),
  }),
  z.strictObject({ type: z.literal('model'), model: modelCode }),
  z.strictObject({
    type: z.literal('configurator'),
    configuratorType: z.int().min(1).max(6),
    subFamilyId: positive,
  }),
  z.strictObject({ type: z.literal('preconfig'), preconfigId: positive }),
]);

const answer = z.strictObject({
  id: name,
  text: localized,
  hint: localized.optional(),
  /** The model whose picture stands beside the answer. */
  picture: modelCode.optional(),
  to: destination,
});

/** decision-trees.json: guided choices (CFG-10). */
export const decisionTrees = z.array(
  z.strictObject({
    id: positive,
    /** The configurator that asks it, or null for the choice among collections. */
    layer: name.nullable(),
    /** The collections that it is of; none: of all. */
    subFamilyIds: z.array(positive),
    visibility: z.enum(['website', 'hidden']),
    title: localized,
    /** The node that is asked first. */
    start: name,
    nodes: z
      .array(
        z.strictObject({
          id: name,
          question: localized,
          hint: localized.optional(),
          answers: z.array(answer).min(1).max(12),
        }),
      )
      .min(1)
      .max(200),
  }),
);

export type FeedDecisionTree = z.infer<typeof decisionTrees>[number];
export type FeedAnswer = FeedDecisionTree['nodes'][number]['answers'][number];
