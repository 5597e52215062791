import { z } from 'zod';
import type { Stored } from '../../stored';

const code = (longest: number) => z.string().regex(new RegExp(`^(\\*|[0-9A-Z]{1,${longest}})$`));

/**
 * A row of rules/{subfamily}.json: a combination that cannot be built; `*` stands for any value (spec C5, Exclusion rules).
 * A rule of wildcards alone is allowed and rejects nothing.
 */
export const ruleRow = z.strictObject({
  id: z.string().max(40).optional(),
  Acabado: code(2),
  Led: code(1),
  Dim: code(1),
  Instalacion1: code(2),
  Instalacion2: code(1),
});

export type ExclusionRule = Stored<typeof ruleRow>;
