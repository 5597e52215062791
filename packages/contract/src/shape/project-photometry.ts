import { z } from 'zod';
import { id, maxLines, rows } from './common';

/** The formats of light files: IES LM-63-2019 and EULUMDAT. */
export const photometryFormat = z.enum(['ies', 'ldt']);

/** Different luminaires of one project: each of its lines may hold five that no other has. */
const maxLuminaires = 5 * maxLines;

/** A luminaire of a project as it was configured, with the size of its light files in bytes. */
const litLuminaire = z.object({
  reference: z.string(),
  name: z.string(),
  /** Pieces in all lines together. */
  quantity: z.int(),
  /** The products that have it, in the order of the project. */
  products: z.array(id).max(maxLines),
  /** Null where there is none: the model left the catalogue, or was not measured. */
  bytes: z.object({ ies: z.int(), ldt: z.int() }).nullable(),
});

/** The luminaires of a project, each that is configured differently once. */
export const projectPhotometry = z.object({ luminaires: rows(litLuminaire, maxLuminaires) });

/** Both formats where none is named. */
export const photometryArchiveQuery = z.object({
  format: photometryFormat.optional(),
  lang: z.string().max(10).optional(),
});
