import { z } from 'zod';
import { availability, problem } from './common';
import { choices } from './configuration';

/**
 * What the engine said of a product on the day on which it was evaluated, as it is answered and as it is stored with its line: a
 * field more is asked for by whoever evaluates, reads and answers one.
 */
export const evaluatedFields = {
  type: z.enum(['REGULAR', 'CREATION']),
  name: z.string(),
  kind: z.string(),
  familyId: z.int(),
  subFamily: z.object({ id: z.int(), name: z.string() }),
  configuratorType: z.object({ id: z.int(), description: z.string() }),
  category: z.object({ id: z.int(), description: z.string() }),
  choices,
  configuration: choices,
  moq: z.int(),
  leadTimeWeeks: z.int().nullable(),
  lumens: z.number(),
  watts: z.number(),
  netWeightKg: z.number(),
  applicationLocation: z.int().nullable(),
  availability,
  /** Why it cannot be ordered in its quantity; empty when it can. */
  problems: z.array(problem),
  /** 1 once it was checked against a catalogue and nothing stood against it (CFG-13). */
  validation: z.object({ status: z.int() }),
  /** A configurator made it, and opens it again. */
  hasCreation: z.literal(true).optional(),
};
