import { z } from 'zod';
import { instant, isoDate, maxLines, rows } from './common';
import { anyText } from './text';

/** Free pieces of a reference in the maker's stock: what was told last, less what was ordered since. */
const stockOfReference = z.object({
  reference: z.string(),
  pieces: z.int(),
  /** When the stock was told. */
  at: instant,
  /** When more comes, from today on; null where that is not known. It promises no day of delivery. */
  next: z.object({ day: isoDate, quantity: z.int() }).nullable(),
});

/** Of each reference that the ERP told a stock of; of others nothing is known. */
export const stockList = z.object({ references: rows(stockOfReference, maxLines) });

/** The most references that are asked about at once: what a creation is made of. */
const maxAsked = 60;

const reference = anyText(40).min(1, 'formError.required');

/** Of one reference, or of what is made of several. */
export const stockQuery = z.object({
  reference: z.union([reference, z.array(reference).min(1).max(maxAsked)]),
});

export type StockOfReference = z.infer<typeof stockOfReference>;
export type StockList = z.infer<typeof stockList>;
