import { createSpace } from '../../element/create-space';
import { applyEdit } from '../../element/edit/apply-edit';
import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Space } from '../../element/element';
import { no, ok, problem, type Result } from '../../problem';
import type { Drawing } from '../drawing';
import { elementsOfDrawing } from './elements-of-drawing';
import { share } from './share';

interface Kept {
  readonly catalogue: ElementCatalogue;
  readonly space: Result<Space>;
}
const kept = new WeakMap<Drawing, Kept>();
/** The room made last: the next is likely the same but for what one edit changed, and shares the rest with it. */
const latest = new WeakMap<ElementCatalogue, Space>();

/** A drawing with fewer wishes: none of single lights, then none at all. */
function* withFewerWishes(drawing: Drawing): Generator<Drawing> {
  yield drawing;
  const lights = drawing.lights.map((light) => ({ ...light, attributes: {} }));
  yield { ...drawing, lights };
  yield { ...drawing, lights, attributes: {} };
}

function made(drawing: Drawing, catalogue: ElementCatalogue): Result<Space> {
  const { id, roomSize } = drawing;
  const empty = createSpace({ id, roomSize, configurator: 'drawing' });
  if (!empty.ok) return empty;
  let filled: Result<Space> = empty;
  for (const wished of withFewerWishes(drawing)) {
    const edits = elementsOfDrawing(wished, `${id}.1`, catalogue);
    filled = applyEdit(empty.value, { type: 'batch', edits }, catalogue);
    if (filled.ok) break;
  }
  if (!filled.ok) return filled;
  const space = share(latest.get(catalogue), filled.value);
  latest.set(catalogue, space);
  return ok(space);
}

/**
 * The room with all that a drawing is made of: its lights under their own ids, turned and tilted as their stretches,
 * rods, belts, joints, anchors and feeds, in one composition with the drawing's attributes. What overlaps or leaves the
 * room is flagged. Remembered by the drawing; what is equal in the room made before is the same object. Wishes that the
 * catalogue refuses, which edits never let in but a drawing of long ago may hold, are left out, and `drawingProblems`
 * tells them. Errors: `collection-undefined`; what cannot hang in the room at all.
 */
export function spaceOfDrawing(drawing: Drawing, catalogue: ElementCatalogue): Result<Space> {
  if (!catalogue) return no(problem('collection-undefined'));
  const known = kept.get(drawing);
  if (known?.catalogue === catalogue) return known.space;
  const space = made(drawing, catalogue);
  kept.set(drawing, { catalogue, space });
  return space;
}
