import { applyCountEdit, ok, startCounts } from '@lucerna/engine';
import type { CountedSystem, ElementCatalogue, Result } from '@lucerna/engine';
import type { SpaceDocument } from '../../shared/editor';
import { undrawnSpace } from '../../shared/editor/space-document/undrawn-space';

interface Start {
  /** A creation as it is stored; null or absent for something new. */
  readonly stored?: unknown;
  readonly quantity?: number;
  /** Of something new: the model of which there is one at first. */
  readonly model?: string;
}

/** What counting begins with. Errors: those of rebuilding a creation. A model that cannot be counted is left out. */
export function startCounting(
  system: Result<CountedSystem>,
  catalogue: ElementCatalogue,
  { stored, quantity = 1, model }: Start,
): Result<SpaceDocument> {
  if (stored !== undefined && stored !== null) {
    const space = undrawnSpace(stored, catalogue);
    return space.ok ? ok({ space: space.value, quantity }) : space;
  }
  if (!system.ok) return system;
  const empty = startCounts(crypto.randomUUID(), catalogue);
  if (!empty.ok) return empty;
  const first =
    model && applyCountEdit(empty.value, { type: 'count', model, quantity: 1 }, system.value, catalogue);
  return ok({ space: first && first.ok ? first.value : empty.value, quantity });
}
