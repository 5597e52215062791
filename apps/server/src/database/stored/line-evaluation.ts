import { compositionSummaries, evaluatedFields } from '@lucerna/contract';
import type { Problem } from '@lucerna/engine';
import { z } from 'zod';

/** The version in which evaluations are stored now; `evaluationMigrations` knows the way from every older one. */
export const evaluationFormVersion = 2;

/** Some equal parts of a product: what one costs in minor units, how many there are, by which discount. */
const pricedPart = z.tuple([z.int(), z.int(), z.string().nullable()]).readonly();

/** What the engine said of a product on the day its line was evaluated: the column `evaluation`. */
const storedEvaluation = z.object({
  version: z.literal(evaluationFormVersion),
  ...evaluatedFields,
  /** The engine wrote them; a code that it has no more is told as it was. */
  problems: z
    .array(z.custom<Problem>((given) => evaluatedFields.problems.element.safeParse(given).success))
    .readonly(),
  /** The last day on which availability and problems are as said; null: for ever. */
  offeredUntil: z.string().nullable(),
  /** What a creation is made of; itself it is in `project_creation`. */
  compositions: compositionSummaries.optional(),
  /** What the price is made of where that is more than one piece: each is discounted, and rounded, by itself. */
  pricedParts: z.array(pricedPart).readonly().optional(),
});

/** As it was stored before it had a version: one of the oldest did not say until when its offer holds. */
const firstEvaluation = storedEvaluation
  .partial({ offeredUntil: true })
  .extend({ version: z.undefined().optional() });

export type PricedPart = z.infer<typeof pricedPart>;

/** An evaluation as it is written. */
export type StoredEvaluation = z.infer<typeof storedEvaluation>;

/** An evaluation of any version, as it stands in the database. */
export type KeptEvaluation = StoredEvaluation | z.infer<typeof firstEvaluation>;

/** An evaluation as it is read. Until when its offer holds is not known of one of the oldest. */
export type EvaluatedProduct = Omit<StoredEvaluation, 'version' | 'offeredUntil'> & {
  offeredUntil: string | null | undefined;
};

/** How an evaluation of each older version becomes one of today, by what the step changed. */
const evaluationMigrations = {
  1: {
    name: 'an-offer-says-until-when-it-holds',
    migrate: (stored: KeptEvaluation): EvaluatedProduct => {
      const { version: _, offeredUntil, ...evaluation } = firstEvaluation.parse(stored);
      return { ...evaluation, offeredUntil };
    },
  },
};

/**
 * A stored evaluation as one of today. The server wrote it: one of today's version is not looked at again, which would cost what
 * reading its JSON does.
 */
export function evaluationOf(stored: KeptEvaluation): EvaluatedProduct {
  return stored.version === evaluationFormVersion ? stored : evaluationMigrations[1].migrate(stored);
}
