import { compilePdf } from '../typst/compile';
import type { ProductDocument } from './document';
import { productSheet, type ProductWording } from './sheet';
import { productTemplate } from './template';

/**
 * Sets a document of a product as PDF, with bookmarks. Synchronous, some milliseconds a page: call it off the thread that
 * answers requests. The same document gives the same bytes. Throws Error when it cannot be set.
 */
export function renderProductDocument(data: ProductDocument, wording: ProductWording): Uint8Array {
  const sheet = productSheet(data, wording);
  return compilePdf(productTemplate, sheet, new Date(`${data.createdOn}T00:00:00Z`), wording.letterhead);
}
