import { applyDrawingEdit, no, ok, problem, rebuildCreation, storeDrawing } from '@lucerna/engine';
import type { Drawing, DrawingEdit, ElementCatalogue, Result } from '@lucerna/engine';
import { readDraftFields } from '../../../shared/editor/autosave/draft-fields';
import type { Editor } from '../../../shared/editor/store/editor';
import type { EditorKind } from '../../../shared/editor/store/editor-kind';
import { apartFromFloor, readFloorPlan, type FloorPlan } from '../floor/floor-plan';

/** What the plan editor holds: the drawing, how many of it are wanted, and the floor plan under it. */
export interface DrawingDocument {
  readonly drawing: Drawing;
  readonly quantity: number;
  readonly floor: FloorPlan | null;
}

/** An edit of the engine, another quantity, or a change of the floor plan; all can be undone. */
export type WorkEdit =
  | DrawingEdit
  | { readonly type: 'set-quantity'; readonly quantity: number }
  | { readonly type: 'set-floor'; readonly floor: FloorPlan | null };

export type DrawingEditor = Editor<DrawingDocument, WorkEdit>;

/** Applies an edit with a catalogue; every rule of drawing is the engine's. */
export const applyWith =
  (catalogue: ElementCatalogue) =>
  (work: DrawingDocument, edit: WorkEdit): Result<DrawingDocument> => {
    if (edit.type === 'set-quantity') {
      return ok(edit.quantity === work.quantity ? work : { ...work, quantity: edit.quantity });
    }
    if (edit.type === 'set-floor')
      return ok(edit.floor === work.floor ? work : { ...work, floor: edit.floor });
    const edited = applyDrawingEdit(work.drawing, edit, catalogue);
    if (!edited.ok) return edited;
    return ok(edited.value === work.drawing ? work : { ...work, drawing: edited.value });
  };

const idsOf = new WeakMap<Drawing, ReadonlySet<string>>();

/** Whether something of this id is drawn. */
export function holds({ drawing }: DrawingDocument, id: string): boolean {
  let ids = idsOf.get(drawing);
  if (!ids) {
    const { runs, lights, feeds } = drawing;
    idsOf.set(drawing, (ids = new Set([...runs, ...lights, ...feeds].map((each) => each.id))));
  }
  return ids.has(id);
}

/** Things drawn, from which on the room is made anew only when the hand lets go. */
const many = 150;

/** Milliseconds after which what is costly follows a drag that goes on. */
function followMs({ drawing: { runs, lights, feeds } }: DrawingDocument): number {
  return runs.length + lights.length + feeds.length > many ? Infinity : 160;
}

/** As it is kept: plain data, in which the drawing stands as a stored creation. */
const storeWork = ({ drawing, quantity, floor }: DrawingDocument) => ({
  creation: storeDrawing(drawing),
  quantity,
  floor,
});

/**
 * Reads kept work again, and what another page keeps of the product or its project has, where the floor plan is in the
 * drawing. Errors: those of `readDraftFields` and of rebuilding a creation, and what is no drawing or floor plan.
 */
function rebuildWork(stored: unknown, catalogue: ElementCatalogue): Result<DrawingDocument> {
  const read = readDraftFields(stored, ['creation', 'floor']);
  if (!read.ok) return read;
  const { creation, floor } = read.value.fields;
  const laid = readFloorPlan(floor);
  if (!laid && floor !== undefined && floor !== null)
    return no(problem('domain-incorrect', { path: 'floor' }));
  const rebuilt = rebuildCreation(creation, catalogue);
  if (!rebuilt.ok) return rebuilt;
  const { drawing } = rebuilt.value;
  if (!drawing) return no(problem('domain-incorrect', { path: 'drawing' }));
  return ok({
    ...apartFromFloor(drawing),
    ...(floor !== undefined && { floor: laid }),
    quantity: read.value.quantity,
  });
}

/** The editor of drawings. */
export const drawnKind: EditorKind<DrawingDocument, WorkEdit> = {
  ...{ applyWith, holds, followMs },
  ...{ store: storeWork, rebuild: rebuildWork },
};
