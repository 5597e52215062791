import type { ElementCatalogue } from '../../element/element-catalogue';
import { no, ok, problem, shown, type Result } from '../../problem';
import type { Drawing, DrawingEdit } from '../drawing';
import { maxElements } from '../../creation/element-count';
import { cornersOf, maxDrawn } from '../drawing-limits';
import { buildProblems } from '../space/build-problems';
import { setAttributes } from './attributes';
import type { Change } from './change';
import { insertPoint, movePoint, removePoint, setLength } from './corners';
import { drawRun, extendRun, moveRun } from './draw-run';
import { moveFeed, placeFeed } from './feeds';
import { aimLight, moveLight, placeLight, spreadLights } from './lights';
import { remove } from './remove';
import { setHeight, setRoom } from './room';

/** What each edit does. */
const changes: { readonly [T in DrawingEdit['type']]: Change<T> } = {
  'draw-run': drawRun,
  'extend-run': extendRun,
  'move-point': movePoint,
  'insert-point': insertPoint,
  'remove-point': removePoint,
  'set-length': setLength,
  'move-run': moveRun,
  'place-light': placeLight,
  'spread-lights': spreadLights,
  'move-light': moveLight,
  'aim-light': aimLight,
  'place-feed': placeFeed,
  'move-feed': moveFeed,
  remove,
  'set-attributes': setAttributes,
  'set-height': setHeight,
  'set-room': setRoom,
  batch: (drawing, { edits }, catalogue) => changeEach(drawing, edits, catalogue),
};

/** A batch within batches goes so deep; a hostile one would not end. */
const deepest = 10;

function changeEach(
  drawing: Drawing,
  edits: readonly DrawingEdit[],
  catalogue: ElementCatalogue,
  depth = 1,
): Result<Drawing> {
  if (!Array.isArray(edits) || depth > deepest) return no(problem('domain-data-missing', { path: 'edits' }));
  let next = drawing;
  for (const edit of edits as readonly DrawingEdit[]) {
    const result =
      edit?.type === 'batch'
        ? changeEach(next, edit.edits, catalogue, depth + 1)
        : change(next, edit, catalogue);
    if (!result.ok) return result;
    next = result.value;
  }
  return ok(next);
}

function change(drawing: Drawing, edit: DrawingEdit, catalogue: ElementCatalogue): Result<Drawing> {
  const type: unknown = edit?.type;
  if (typeof type !== 'string' || !Object.hasOwn(changes, type)) {
    return no(problem('element-method-invalid', { type: 'drawing', act: shown(type) }));
  }
  return (changes[edit.type] as Change<DrawingEdit['type']>)(drawing, edit, catalogue);
}

/**
 * The drawing after an edit, or what stands against it; the drawing given stays as it is. An edit without effect gives
 * the same drawing. Lengths are metres. A drawing that crosses itself, leaves the room or asks too much of its feeds is
 * no error: ask `drawingProblems`. Errors: those of the edit's own function, and what the catalogue refuses of the
 * attributes; of `batch` the first one met, and nothing is done.
 */
export function applyDrawingEdit(
  drawing: Drawing,
  edit: DrawingEdit,
  catalogue: ElementCatalogue,
): Result<Drawing> {
  if (!catalogue) return no(problem('collection-undefined'));
  const next = change(drawing, edit, catalogue);
  if (!next.ok || next.value === drawing) return next;
  const { lights, feeds } = next.value;
  const corners = cornersOf(next.value);
  if (corners > maxDrawn) return no(problem('drawing-full', { most: maxDrawn }));
  // What is drawn can be stored, as `hasTooManyElements` counts it: more would be lost when the page is left.
  if (corners + lights.length + feeds.length > maxElements) {
    return no(problem('creation-full', { most: maxElements }));
  }
  const found = buildProblems(next.value, catalogue);
  // What could not be built before, since the catalogue changed, must not stand in the way of repairing it.
  return found.length > 0 && buildProblems(drawing, catalogue).length === 0 ? no(...found) : next;
}
