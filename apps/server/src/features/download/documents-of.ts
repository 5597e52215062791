import type { Frame } from '../../frame';
import { openDocuments, type Documents } from '../document';

const opened = new WeakMap<object, Documents>();

/** The documents of a frame, opened once: jobs see a view of the frame that calls see, and both read the same catalogue. */
export function documentsOf(frame: Frame): Documents {
  const known = opened.get(frame.catalogue);
  if (known) return known;
  const documents = openDocuments(frame);
  opened.set(frame.catalogue, documents);
  return documents;
}
