import { applyEdit, createSpace, ok, type Edit, type Result, type Space } from '@lucerna/engine';
import type { EditorCatalogue, SpaceDocument } from '../editor';
import { undrawnSpace } from '../editor/space-document/undrawn-space';
import { composeWith, type Placing } from './compose';
import { addPendants, freeWire, type NewId } from './pendants';

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

/** What a composition begins with. */
interface Beginning {
  readonly model: string;
  readonly pendants: number;
  readonly placing: Placing;
}

/** Some pendants of a model on one canopy where it feeds several. Errors: those of the edits. */
export function beginComposing(
  { elements }: Pick<EditorCatalogue, 'elements'>,
  { model, pendants, placing }: Beginning,
  newId: NewId = () => crypto.randomUUID(),
): Result<Space> {
  const room = createSpace({ id: 'room', configurator: 'compositor' });
  if (!room.ok) return room;
  const offered = elements.model(model)?.attributes.find(({ name }) => name === 'installation');
  const started = applyEdit(
    room.value,
    empty(offered?.places.has(freeWire) ? freeWire : undefined, newId),
    elements,
  );
  if (!started.ok) return started;
  const edit = addPendants(started.value, model, pendants, newId, elements);
  return composeWith(elements)(started.value, { type: 'compose', edit, placing });
}

/** A few pendants of the first model in a line. Errors: `articles-not-found` without a composing model. */
function begin(catalogue: EditorCatalogue, newId: NewId): Result<Space> {
  const [first] = composingModels(catalogue);
  if (!first) return { ok: false, problems: [{ code: 'articles-not-found' }] };
  return beginComposing(catalogue, { model: first.model, pendants: atFirst, placing: 'line' }, newId);
}

/** What composing begins with. Errors: those of rebuilding a creation, and of an empty catalogue. */
export function startComposing(
  catalogue: EditorCatalogue,
  { stored, quantity = 1 }: Start,
  newId: NewId = () => crypto.randomUUID(),
): Result<SpaceDocument> {
  if (stored !== undefined && stored !== null) {
    const space = undrawnSpace(stored, catalogue.elements);
    return space.ok ? ok({ space: space.value, quantity }) : space;
  }
  const begun = begin(catalogue, newId);
  return begun.ok ? ok({ space: begun.value, quantity }) : begun;
}
