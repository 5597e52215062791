import { boundsOf, type Bounds } from './bounds';
import { planLines, type PlanLines } from './plan-lines';
import { readDrawing } from './read-drawing';

/** A floor plan as it is drawn in a DXF, in its own units, y upwards. */
export interface DxfPlan extends PlanLines {
  readonly bounds: Bounds;
  /** Metres of one unit, where the file says. */
  readonly metres: number | null;
}

/** Why there is no plan: a text that is no DXF, or one that draws nothing with an extent both ways. */
export type DxfFault = 'unreadable' | 'empty';

/** Metres of the units that a drawing names by number (DXF reference, header variable $INSUNITS). */
const metresOf: Readonly<Record<number, number>> = {
  1: 0.0254,
  2: 0.3048,
  4: 0.001,
  5: 0.01,
  6: 1,
  7: 1000,
  10: 0.9144,
  14: 0.1,
};

/**
 * The lines of a DXF text: lines, polylines, circles, arcs, ellipses, splines and blocks, without texts, hatches,
 * measures and paper; of one with more than `most` straight pieces, the first of them. Yields so that others get their
 * turn, every few milliseconds.
 */
export function* readDxf(text: string, most: number): Generator<undefined, DxfPlan | DxfFault> {
  const drawing = yield* readDrawing(text);
  if (!drawing) return 'unreadable';
  const { lines, isWhole } = yield* planLines(drawing, most);
  const bounds = boundsOf(lines);
  return bounds ? { lines, isWhole, bounds, metres: metresOf[drawing.units] ?? null } : 'empty';
}
