import { documentOf } from '../revision/documents';
import type { FeedWarnings } from '../feed/warning';

/** Warns of what was taken out of the maker's drawings. */
export function warnOfDrawings(documents: ReadonlyMap<string, unknown>, warnings: FeedWarnings): void {
  const feed = { document: (name: string) => documents.get(name) };
  for (const name of ['brand/logo', 'brand/logo-dark', 'brand/icon'] as const) {
    const removed = documentOf(feed, name)?.removed ?? [];
    if (removed.length > 0)
      warnings.add('drawingCleaned', { file: `${name}.svg` }, { what: removed.join(', ').slice(0, 300) });
  }
}
