import { applyEdit, createSpace, ok, rebuildCreation } from '@lucerna/engine';
import type { Edit, Result, Space } from '@lucerna/engine';
import type { EditorCatalogue, Whole } from '../../../shared/editor';
import { composeWith } from './compose';
import { addPendants, freeWire } from './pendants';
import type { NewId } from './pendants';

/** Pendants that a new composition begins with. */
const atFirst = 3;

const compositionId = 'composition';

interface Start {
  /** A creation as it is stored; null or absent for something new. */
  readonly stored?: unknown;
  readonly quantity?: number;
}

/** The models that can hang on one canopy with others. */
export const composingModels = ({ models }: EditorCatalogue) =>
  models.filter(({ isComposingPendant }) => isComposingPendant);

function empty(installation: string | undefined, newId: NewId): Edit {
  const canopy = newId();
  const shared = installation === freeWire ? [canopy] : [];
  return {
    type: 'batch',
    edits: [
      {
        type: 'add',
        to: 'room',
        element: { type: 'composition', id: compositionId, attributes: { installation } },
      },
      ...shared.map((id): Edit => ({
        type: 'add',
        to: compositionId,
        element: { type: 'cluster', id, attributes: { installation } },
      })),
    ],
  };
}

/** A few pendants of the first model in a line on one canopy. Errors: `articles-not-found` without a composing model. */
function begin(catalogue: EditorCatalogue, newId: NewId): Result<Space> {
  const { elements } = catalogue;
  const room = createSpace({ id: 'room', configurator: 'compositor' });
  const [first] = composingModels(catalogue);
  if (!room.ok) return room;
  if (!first) return { ok: false, problems: [{ code: 'articles-not-found' }] };
  const offered = elements.model(first.model)?.attributes.find(({ name }) => name === 'installation');
  const started = applyEdit(
    room.value,
    empty(offered?.places.has(freeWire) ? freeWire : undefined, newId),
    elements,
  );
  if (!started.ok) return started;
  const edit = addPendants(started.value, first.model, atFirst, newId, elements);
  return composeWith(elements)(started.value, { type: 'compose', edit, placing: 'line' });
}

/** What composing begins with. Errors: those of rebuilding a creation, and of an empty catalogue. */
export function startComposing(
  catalogue: EditorCatalogue,
  { stored, quantity = 1 }: Start,
  newId: NewId = () => crypto.randomUUID(),
): Result<Whole> {
  if (stored !== undefined && stored !== null) {
    const rebuilt = rebuildCreation(stored, catalogue.elements);
    return rebuilt.ok ? ok({ space: rebuilt.value.space, quantity }) : rebuilt;
  }
  const begun = begin(catalogue, newId);
  return begun.ok ? ok({ space: begun.value, quantity }) : begun;
}
