import { elementsOf, ok, storeCreation } from '@lucerna/engine';
import type { ElementCatalogue, Result, Space } from '@lucerna/engine';
import { readDraftFields } from '../autosave/draft-fields';
import { undrawnSpace } from './undrawn-space';
import type { Apply } from '../store/editor';
import type { EditorKind } from '../store/editor-kind';

/** A room with what is in it, and how many of it are wanted. */
export interface SpaceDocument {
  readonly space: Space;
  readonly quantity: number;
}

/** An edit of the room, or another quantity; both can be undone. */
export type SpaceDocumentEdit<E> = E | { readonly type: 'set-quantity'; readonly quantity: number };

const isQuantity = (edit: object): edit is { readonly type: 'set-quantity'; readonly quantity: number } =>
  (edit as { readonly type?: unknown }).type === 'set-quantity';

/** Applies edits of the room by a function of the engine. */
export const applyToSpaceDocument =
  <E extends object>(
    apply: (space: Space, edit: E) => Result<Space>,
  ): Apply<SpaceDocument, SpaceDocumentEdit<E>> =>
  (whole, edit) => {
    if (isQuantity(edit)) {
      return ok(edit.quantity === whole.quantity ? whole : { ...whole, quantity: edit.quantity });
    }
    const edited = apply(whole.space, edit);
    if (!edited.ok) return edited;
    return ok(edited.value === whole.space ? whole : { ...whole, space: edited.value });
  };

/** Whether something of this id is in the room. */
export function holdsElement({ space }: SpaceDocument, id: string): boolean {
  for (const element of elementsOf(space)) if (element.id === id) return true;
  return false;
}

/** As it is kept: plain data. */
const storeSpaceDocument = ({ space, quantity }: SpaceDocument) => ({
  creation: storeCreation({ space, drawing: null }),
  quantity,
});

/**
 * Reads kept work again, and what another page keeps of the product or its project has. Errors: those of
 * `readDraftFields` and of rebuilding a creation, and what was drawn.
 */
export function rebuildSpaceDocument(stored: unknown, catalogue: ElementCatalogue): Result<SpaceDocument> {
  const read = readDraftFields(stored, ['creation', 'space']);
  if (!read.ok) return read;
  const { fields, quantity } = read.value;
  const space = undrawnSpace(fields['creation'] ?? fields['space'], catalogue);
  return space.ok ? ok({ space: space.value, quantity }) : space;
}

/** A room whose edits are a function of the engine. */
export const spaceDocumentKind = <E extends object>(
  apply: (space: Space, edit: E) => Result<Space>,
): EditorKind<SpaceDocument, SpaceDocumentEdit<E>> => {
  const applied = applyToSpaceDocument(apply);
  return {
    applyWith: () => applied,
    holds: holdsElement,
    store: storeSpaceDocument,
    rebuild: rebuildSpaceDocument,
  };
};
