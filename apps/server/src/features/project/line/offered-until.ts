import { sameUntil, type CatalogId } from '@lucerna/engine';
import type { Catalogue } from '../../catalogue';

interface Place {
  readonly catalogue: Catalogue;
  readonly catalogId: CatalogId;
  /** YYYY-MM-DD. */
  readonly day: string;
}

/** The last day, from another on, up to which a catalogue says the same of some models; null: no date is ahead. */
export function offeredUntil({ catalogue, catalogId, day }: Place, models: Iterable<string>): string | null {
  let first: string | null = null;
  for (const model of new Set(models)) {
    const prepared = catalogue.prepared(catalogId, model, day);
    const until = prepared.ok ? sameUntil(prepared.value) : null;
    if (until !== null && (first === null || until < first)) first = until;
  }
  return first;
}
