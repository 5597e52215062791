import { z } from 'zod';
import { instant, isoDate, mostLines, rows } from './common';

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
export const stockList = z.object({ references: rows(stockOfReference, mostLines) });

export const stockQuery = z.object({ reference: z.string().min(1).max(40) });

export type StockOfReference = z.infer<typeof stockOfReference>;
export type StockList = z.infer<typeof stockList>;
