import type { Drawing } from '../drawing/drawing';
import { spaceOfDrawing } from '../drawing/space/space-of-drawing';
import type { ElementCatalogue } from '../element/element-catalogue';
import { ok, type Result } from '../problem';
import type { Creation } from './creation';

/** The creation that a drawing makes: the drawing, and the room that follows from it. Errors: those of `spaceOfDrawing`. */
export function creationOf(drawing: Drawing, catalogue: ElementCatalogue): Result<Creation> {
  const space = spaceOfDrawing(drawing, catalogue);
  return space.ok ? ok({ space: space.value, drawing }) : space;
}
