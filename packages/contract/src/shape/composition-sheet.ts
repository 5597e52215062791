import { z } from 'zod';
import { catalogId, problem } from './common';
import { creationCode } from './configuration';
import { storedCreation } from './creation';
import { anyText } from './text';

/** The most compositions that are made into pictures or sheets at a time. */
export const maxCompositions = 60;

const named = anyText(200).min(1, 'formError.required');

/** A composition by the one of these that it has: a reference, a creation code, a preconfigured product or itself. */
const wantedComposition = z
  .strictObject({
    reference: anyText(40).min(1, 'formError.required').optional(),
    creationCode: creationCode.optional(),
    preconfigId: z.int().min(1).max(999_999_999).optional(),
    creation: storedCreation.optional(),
    /** Instead of the name that it has; of a creation. */
    name: named.optional(),
  })
  .refine(
    ({ reference, creationCode: code, preconfigId, creation }) =>
      [reference, code, preconfigId, creation].filter((each) => each !== undefined).length === 1,
    { message: 'formError.oneComposition', path: ['reference'] },
  );

export const newCompositionSheets = z.strictObject({
  /** In whose catalogue, with its units, its paper and its prices; without it the own one. */
  catalogId: catalogId.optional(),
  compositions: z.array(wantedComposition).min(1).max(maxCompositions),
});

export const compositionTexts = z.strictObject({
  catalogId: catalogId.optional(),
  /** References and creation codes, as somebody pasted them. */
  texts: z.array(anyText(60).min(1, 'formError.required')).min(1).max(maxCompositions),
});

const foundComposition = z.object({
  name: z.string(),
  collection: z.string(),
  /** The reference, or the creation code. */
  code: z.string(),
  isCreation: z.boolean(),
  creation: storedCreation,
});

/** What each text stands for, in their order; of one that is nothing the reason. */
export const foundCompositions = z.object({
  compositions: z.array(
    z.object({ text: z.string(), found: foundComposition.nullable(), problem: problem.nullable() }),
  ),
});

export type WantedComposition = z.infer<typeof wantedComposition>;
