import {
  applyEdit,
  elementsOf,
  isArticleElement,
  maxElements,
  no,
  ok,
  problem,
  storeSpace,
} from '@lucerna/engine';
import type { Edit, ElementCatalogue, Result, Space } from '@lucerna/engine';
import { readDraftFields } from '../../../shared/editor/autosave/draft-fields';
import type { Editor } from '../../../shared/editor/store/editor';
import type { EditorKind } from '../../../shared/editor/store/editor-kind';
import { undrawnSpace } from '../../../shared/editor/whole/undrawn-space';

/** What the configurator holds: the room with its luminaires, and how many of it are wanted. */
export interface Composed {
  readonly space: Space;
  readonly quantity: number;
}

/** An edit of the engine, or another quantity; both can be undone. */
export type CreaEdit = Edit | { readonly type: 'set-quantity'; readonly quantity: number };

export type CreaStore = Editor<Composed, CreaEdit>;

/** Edits after which there may be more elements than before. */
const adds: ReadonlySet<string> = new Set(['add', 'clone', 'batch'] satisfies Edit['type'][]);

/** Whether there are more luminaires and complements than can be stored. */
function isFull(space: Space): boolean {
  let counted = 0;
  for (const element of elementsOf(space)) if (isArticleElement(element)) counted += 1;
  return counted > maxElements;
}

/** Applies an edit with a catalogue; every rule is the engine's. */
export const applyWith =
  (catalogue: ElementCatalogue) =>
  (composed: Composed, edit: CreaEdit): Result<Composed> => {
    if (edit.type === 'set-quantity') {
      return ok(edit.quantity === composed.quantity ? composed : { ...composed, quantity: edit.quantity });
    }
    const edited = applyEdit(composed.space, edit, catalogue);
    if (!edited.ok) return edited;
    if (adds.has(edit.type) && isFull(edited.value))
      return no(problem('creation-full', { most: maxElements }));
    return ok(edited.value === composed.space ? composed : { ...composed, space: edited.value });
  };

/** Whether something of this id is in the room. */
function holds({ space }: Composed, id: string): boolean {
  for (const element of elementsOf(space)) if (element.id === id) return true;
  return false;
}

/** Pendants and complements, from which on panels and sums follow only when the hand lets go. */
const many = 150;

/** Milliseconds after which what is costly follows a drag that goes on. */
export function followMs({ space }: Composed): number {
  const count = space.compositions.reduce(
    (sum, { clusters, complements }) => sum + clusters.length + complements.length,
    0,
  );
  return count > many ? Infinity : 160;
}

/** As it is kept: plain data. */
const storeComposed = ({ space, quantity }: Composed) => ({ space: storeSpace(space), quantity });

/**
 * Reads kept work again, and what another page keeps of the product or its project has. Errors: those of
 * `readKeptFields` and of rebuilding a creation, and what was drawn.
 */
function rebuildComposed(stored: unknown, catalogue: ElementCatalogue): Result<Composed> {
  const read = readDraftFields(stored, ['space', 'creation']);
  if (!read.ok) return read;
  const { fields, quantity } = read.value;
  const space = undrawnSpace(fields['creation'] ?? fields['space'], catalogue);
  return space.ok ? ok({ space: space.value, quantity }) : space;
}

/** The editor of rooms. */
export const composedKind: EditorKind<Composed, CreaEdit> = {
  ...{ applyWith, holds, followMs },
  ...{ store: storeComposed, rebuild: rebuildComposed },
};

/** The subfamilies that a stored creation needs to be read, wherever in the tree they stand. */
export function familiesIn(stored: unknown): number[] {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(look);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, each] of Object.entries(value)) {
      if ((name === 'subFamily' || name === 'subFamilyId') && Number.isSafeInteger(each))
        found.add(Number(each));
      else look(each);
    }
  };
  look(stored);
  return [...found];
}
