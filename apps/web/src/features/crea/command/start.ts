import { createSpace, markets, ok, type Model, type Result } from '@lucerna/engine';
import type { EditorCatalogue, SpaceDocument } from '../../../shared/editor';
import { undrawnSpace } from '../../../shared/editor/space-document/undrawn-space';
import { addLuminaire } from './add';
import { applyWith } from './composed';

interface Start {
  /** A creation as it is stored. */
  readonly stored?: unknown;
  /** Without a creation: what hangs in the room at first. */
  readonly model?: string;
  readonly quantity?: number;
}

/** What the configurator begins with. Errors: those of rebuilding a creation. */
export function startComposed(
  catalogue: EditorCatalogue,
  { stored, model, quantity = 1 }: Start,
): Result<SpaceDocument> {
  const { elements } = catalogue;
  const rebuilt = stored === undefined ? null : undrawnSpace(stored, elements);
  if (rebuilt) return rebuilt.ok ? ok({ space: rebuilt.value, quantity }) : rebuilt;
  const made = createSpace({
    id: crypto.randomUUID(),
    roomSize: markets[catalogue.catalogId].composedRoom,
  });
  if (!made.ok) return made;
  const empty = { space: made.value, quantity };
  const first = model === undefined ? undefined : catalogue.models.find((each) => each.model === model);
  return ok(first ? withOne(catalogue, empty, first) : empty);
}

/** The same with one luminaire, where the palette puts it; without it where that is refused. */
export function withOne(
  { elements }: Pick<EditorCatalogue, 'elements'>,
  { space, quantity }: SpaceDocument,
  model: Model,
): SpaceDocument {
  const newId = () => crypto.randomUUID();
  const { edit } = addLuminaire(space, elements, model, { selection: [], newId });
  const added = applyWith(elements)({ space, quantity }, edit);
  return added.ok ? added.value : { space, quantity };
}
