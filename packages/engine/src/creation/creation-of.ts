import { drawingProblems } from '../drawing/check/drawing-problems';
import type { Drawing } from '../drawing/drawing';
import { spaceOfDrawing } from '../drawing/space/space-of-drawing';
import type { ElementCatalogue } from '../element/element-catalogue';
import { spaceProblems } from '../element/space-problems';
import { ok, type Result } from '../problem';
import type { Creation } from './creation';

/** The creation that a drawing makes: the drawing, and the room that follows from it. Errors: those of `spaceOfDrawing`. */
export function creationOf(drawing: Drawing, catalogue: ElementCatalogue): Result<Creation> {
  const space = spaceOfDrawing(drawing, catalogue);
  return space.ok ? ok({ space: space.value, drawing }) : space;
}

/**
 * Whether a creation may be ordered: all that it is made of can be built, and nothing stands against its drawing. What
 * collides in a room that was composed freely is the designer's to judge.
 */
export function mayBeOrdered({ space, drawing }: Creation, catalogue: ElementCatalogue): boolean {
  if (spaceProblems(space, catalogue).length > 0) return false;
  return drawing === null || drawingProblems(drawing, catalogue).length === 0;
}
