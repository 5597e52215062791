import { compilePdf } from '../typst/compile';
import type { CompositionSheets } from './document';
import { compositionSheet, type CompositionWording } from './sheet';
import { compositionTemplate } from './template';

export interface CompositionOptions extends CompositionWording {
  /** SVG text of each picture that a page names. */
  readonly pictures: Readonly<Record<string, string>>;
}

/**
 * Sets compositions as PDF, each on a page of its own. Synchronous, tens of milliseconds a page: call it off the thread
 * that answers requests. The same compositions and options give the same bytes. Throws Error when it cannot be set.
 */
export function renderCompositions(data: CompositionSheets, options: CompositionOptions): Uint8Array {
  const { pictures, ...wording } = options;
  const sheet = compositionSheet(data, pictures, wording);
  return compilePdf(compositionTemplate, sheet, new Date(`${data.createdOn}T00:00:00Z`), options.letterhead);
}
