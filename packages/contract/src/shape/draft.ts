import { z } from 'zod';
import { boundedTree } from './bounded-tree';
import { instant } from './common';
import { anyText } from './text';

/** What is edited, in the words of the editor. */
export const draftKey = z.string().regex(/^[\w:-]{1,100}$/);

const facts = {
  title: anyText(200).nullable(),
  /** Where it is edited: a path of the interface. */
  path: z
    .string()
    .max(500)
    .regex(/^\/([\w\-.?=&%:+~!$'()*,;@|[\]][\w\-./?=&%:+~!$'()*,;@|[\]]*)?$/)
    .nullable(),
  /** When the browser last changed it, milliseconds since 1970 by its own clock. */
  at: z.int().min(0).max(8_640_000_000_000_000),
};

/** The facts of a draft, beside the work itself. */
export const draftFacts = z.object({
  key: draftKey,
  /** Rises with every write. */
  version: z.int(),
  ...facts,
  updatedAt: instant,
});

/** Work with what was stored, as the editor wrote it. */
export const draft = draftFacts.extend({ stored: z.unknown() });

export const newDraft = z.strictObject({
  title: facts.title.default(null),
  path: facts.path.default(null),
  at: facts.at,
  /** Any JSON, read by the editor alone. */
  stored: z
    .unknown()
    .refine((value) => value !== undefined, 'formError.required')
    .check(boundedTree({ depth: 60, values: 250_000, text: 1_048_576, number: Number.MAX_VALUE }))
    .meta({ description: 'Any JSON of at most 60 levels and 250,000 values' }),
});

export type DraftFacts = z.infer<typeof draftFacts>;
export type Draft = z.infer<typeof draft>;
