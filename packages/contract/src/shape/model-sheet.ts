import { articleRow, asStored, finishes, modelRow, namedRuleRow, priceRow, ruleRow } from '@lucerna/engine';
import type { BodyDescription } from '@lucerna/engine';
import { z } from 'zod';
import { storedVariation } from './catalogue';
import { catalogId, rows } from './common';

/** The shape of a model as the feed describes it: the import has looked into all of it. */
const body = z
  .custom<BodyDescription>((value) => typeof value === 'object' && value !== null && 'parts' in value)
  .meta({
    type: 'object',
    description: 'The shape of the model: a file of bodies/ of the feed (docs/bodies.md)',
  });

/**
 * Everything to configure a model in the browser: the engine's ModelSheet, which both sides hand on as it is. For a
 * viewer without price.view the increments are 0 here and no price is in it.
 */
export const modelSheet = z.object({
  catalogId,
  revision: z.int(),
  model: asStored(modelRow),
  article: asStored(articleRow).nullable(),
  variations: z.array(asStored(storedVariation)).readonly(),
  rules: z.array(ruleRow).readonly(),
  namedRules: z.array(asStored(namedRuleRow)).readonly().optional(),
  finishes: rows(finishes.element, 1000).optional(),
  body: body.optional(),
  prices: z.array(asStored(priceRow)).readonly(),
  pricesHidden: z.boolean(),
  storedRules: z
    .string()
    .optional()
    .describe('The rules compiled for the day, to be loaded instead of compiling (base64)'),
});
