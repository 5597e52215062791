import {
  applyDrawingEdit,
  applyEdit,
  creationOf,
  lightsOf,
  ok,
  rebuildCreation,
  storeCreation,
} from '@lucerna/engine';
import type { Configuration, Creation, ElementCatalogue, Result, Space } from '@lucerna/engine';
import { readDraftFields } from '../../shared/editor/autosave/draft-fields';
import type { EditorKind } from '../../shared/editor/store/editor-kind';

/** A creation whose attributes are changed, and how many of it are wanted. */
export interface ExpressWork {
  readonly creation: Creation;
  readonly quantity: number;
}

export const spaceOf = ({ creation }: ExpressWork): Space => creation.space;

/** Other attributes of all luminaires, or of those with the ids; or another quantity. */
export type ExpressEdit =
  | { readonly type: 'change'; readonly delta: Configuration; readonly ids?: readonly string[] }
  | { readonly type: 'set-quantity'; readonly quantity: number };

/** Gives luminaires attributes, or none where one refuses; of a drawn creation the drawing. */
function changed(
  { space, drawing }: Creation,
  delta: Configuration,
  some: readonly string[] | undefined,
  catalogue: ElementCatalogue,
): Result<Creation> {
  if (drawing) {
    const edited = applyDrawingEdit(
      drawing,
      { type: 'set-attributes', attributes: delta, ...(some && { ids: some }) },
      catalogue,
    );
    return edited.ok ? creationOf(edited.value, catalogue) : edited;
  }
  const ids = some ?? space.compositions.flatMap(lightsOf).map(({ id }) => id);
  const edited = applyEdit(space, { type: 'change-attributes', ids, delta }, catalogue);
  return edited.ok ? ok({ space: edited.value, drawing: null }) : edited;
}

/** Applies an edit with a catalogue; every rule is the engine's. */
const applyWith =
  (catalogue: ElementCatalogue) =>
  (work: ExpressWork, edit: ExpressEdit): Result<ExpressWork> => {
    if (edit.type === 'set-quantity') {
      return ok(edit.quantity === work.quantity ? work : { ...work, quantity: edit.quantity });
    }
    const next = changed(work.creation, edit.delta, edit.ids, catalogue);
    return next.ok ? ok({ ...work, creation: next.value }) : next;
  };

/** As it is kept: plain data. */
const storeWork = ({ creation, quantity }: ExpressWork) => ({
  creation: storeCreation(creation),
  quantity,
});

/** The stored creation of kept work; a floor plan that the plan editor keeps beside it belongs to it once it is uploaded. */
function creationIn({ creation, space, floor }: Readonly<Record<string, unknown>>): unknown {
  const drawn = creation as { readonly drawing?: object | null } | undefined;
  const { isUploaded, ...laid } = (floor ?? {}) as { readonly isUploaded?: boolean };
  if (!drawn?.drawing || !isUploaded) return creation ?? space;
  return { ...drawn, drawing: { ...drawn.drawing, floor: laid } };
}

/**
 * Reads a draft again, and what the editor of the creation stores in it. Errors: those of `readDraftFields` and of rebuilding a
 * creation.
 */
function rebuildWork(stored: unknown, catalogue: ElementCatalogue): Result<ExpressWork> {
  const read = readDraftFields(stored, ['creation', 'space', 'floor']);
  if (!read.ok) return read;
  const { fields, quantity } = read.value;
  const rebuilt = rebuildCreation(creationIn(fields), catalogue);
  return rebuilt.ok ? ok({ creation: rebuilt.value, quantity }) : rebuilt;
}

/** The editor of the attributes of a whole creation. */
export const expressKind: EditorKind<ExpressWork, ExpressEdit> = {
  ...{ applyWith, store: storeWork, rebuild: rebuildWork },
};
