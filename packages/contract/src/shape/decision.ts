import { z } from 'zod';
import { model } from './configuration';
import { configuratorType } from './preconfig';

const subFamily = z.object({ id: z.int(), name: z.string() });

/** Where an answer leads: to the next question, or to what was looked for. */
const destination = z.discriminatedUnion('type', [
  z.object({ type: z.literal('node'), node: z.string() }),
  z.object({ type: z.literal('collection'), subFamily, applicationLocationId: z.int().nullable() }),
  z.object({ type: z.literal('model'), model, name: z.string(), subFamily }),
  z.object({ type: z.literal('configurator'), configuratorType, subFamily }),
  z.object({
    type: z.literal('preconfig'),
    preconfigId: z.int(),
    name: z.string(),
    configuratorType,
    subFamily,
  }),
]);

const guidedAnswer = z.object({
  id: z.string(),
  text: z.string(),
  hint: z.string().nullable(),
  /** The model whose picture stands beside the answer. */
  picture: model.nullable(),
  to: destination,
});

/** A guided choice. Every answer leads to a node of the tree or to something that the catalogue offers. */
export const decisionTree = z.object({
  id: z.int(),
  /** The configurator that asks it, null for the choice among collections. */
  layer: z.string().nullable(),
  title: z.string(),
  /** The node that is asked first. */
  start: z.string(),
  nodes: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      hint: z.string().nullable(),
      answers: z.array(guidedAnswer).min(1),
    }),
  ),
});

export type DecisionTree = z.infer<typeof decisionTree>;
