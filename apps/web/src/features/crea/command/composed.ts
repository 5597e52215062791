import {
  applyEdit,
  elementsOf,
  isArticleElement,
  maxElements,
  no,
  problem,
  storeSpace,
} from '@lucerna/engine';
import type { Edit, ElementCatalogue, Space } from '@lucerna/engine';
import type { Editor } from '../../../shared/editor/store/editor';
import type { EditorKind } from '../../../shared/editor/store/editor-kind';
import {
  applyToSpaceDocument,
  holdsElement,
  rebuildSpaceDocument,
} from '../../../shared/editor/space-document/space-document';
import type { SpaceDocument, SpaceDocumentEdit } from '../../../shared/editor/space-document/space-document';

/** An edit of the engine, or another quantity; both can be undone. */
export type CreaEdit = SpaceDocumentEdit<Edit>;

export type CreaStore = Editor<SpaceDocument, CreaEdit>;

/** Edits after which there may be more elements than before. */
const adds: ReadonlySet<string> = new Set(['add', 'clone', 'batch'] satisfies Edit['type'][]);

/** Whether there are more luminaires and complements than can be stored. */
function isFull(space: Space): boolean {
  let counted = 0;
  for (const element of elementsOf(space)) if (isArticleElement(element)) counted += 1;
  return counted > maxElements;
}

/** Applies an edit with a catalogue; every rule is the engine's. */
export const applyWith = (catalogue: ElementCatalogue) =>
  applyToSpaceDocument<Edit>((space, edit) => {
    const edited = applyEdit(space, edit, catalogue);
    return edited.ok && adds.has(edit.type) && isFull(edited.value)
      ? no(problem('creation-full', { most: maxElements }))
      : edited;
  });

/** Pendants and complements, from which on panels and sums follow only when the hand lets go. */
const many = 150;

/** Milliseconds after which what is costly follows a drag that goes on. */
export function followMs({ space }: SpaceDocument): number {
  const count = space.compositions.reduce(
    (sum, { clusters, complements }) => sum + clusters.length + complements.length,
    0,
  );
  return count > many ? Infinity : 160;
}

/** As it is kept: plain data. */
const storeComposed = ({ space, quantity }: SpaceDocument) => ({ space: storeSpace(space), quantity });

/** The editor of rooms. */
export const composedKind: EditorKind<SpaceDocument, CreaEdit> = {
  ...{ applyWith, holds: holdsElement, followMs },
  ...{ store: storeComposed, rebuild: rebuildSpaceDocument },
};
