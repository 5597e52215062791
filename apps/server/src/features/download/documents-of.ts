import type { AppContext } from '../../app-context';
import { openDocuments, type Documents } from '../document';

const opened = new WeakMap<object, Documents>();

/** The documents of a frame, opened once: jobs see a view of the frame that calls see, and both read the same catalogue. */
export function documentsOf(ctx: AppContext): Documents {
  const known = opened.get(ctx.catalogue);
  if (known) return known;
  const documents = openDocuments(ctx);
  opened.set(ctx.catalogue, documents);
  return documents;
}
