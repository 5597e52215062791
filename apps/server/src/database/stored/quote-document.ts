import type { BudgetDocumentLine } from '@lucerna/documents';
import { quoteOfToday, type KeptQuote, type StoredQuote } from '@lucerna/documents/stored';
import type { CreationRequest, PictureRequest } from '@lucerna/picture';

/** What stands beside the words of a document, in every version of it. */
interface Beside {
  /** Absent of a quote: the confirmation of an order is set in the same process. */
  readonly kind?: undefined;
  /** Lines that were taken out: not printed, but described for the revision that puts them back. */
  readonly out?: readonly BudgetDocumentLine[];
  /** What its pictures are drawn from, by the keys that its lines name. */
  readonly pictures: Readonly<Record<string, PictureRequest | CreationRequest>>;
}

/** All that the PDF of a quote is made from: once stored, no later change of catalogue, project or texts reaches it. */
export type FrozenDocument = StoredQuote & Beside;

/** That of any version, as it stands in the column `document`. */
export type KeptDocument = KeptQuote & Beside;

/** A stored document as one of today: what sets it, and what reads it, knows no other form. */
export const documentOfToday = (kept: KeptDocument): FrozenDocument => ({ ...kept, ...quoteOfToday(kept) });
