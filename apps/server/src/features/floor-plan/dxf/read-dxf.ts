import type { Refusal } from '../../../http/answer';
import { no } from '../../../http/answer';
import type { ReadPlan } from '../read-plan';
import { readDrawing } from './drawing';
import { planLines } from './plan-lines';
import { boundsOf, svgOf } from './svg';

/** Straight pieces of one plan: a storey of an office building with its furniture has a third. */
const mostPieces = 200_000;

/** Metres of the units that a drawing names by number ($INSUNITS). */
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
 * The lines of a DXF text as a picture: lines, polylines, circles, arcs, ellipses, splines and blocks, without texts,
 * hatches and measures. Refuses a text that is none, a drawing of nothing and one of too much.
 */
export async function readDxf(text: string): Promise<({ readonly ok: true } & ReadPlan) | Refusal> {
  const drawing = await readDrawing(text);
  if (!drawing) return no({ code: 'planUnreadable' });
  const lines = planLines(drawing, mostPieces);
  if (!lines) return no({ code: 'planTooDetailed', data: { most: mostPieces } });
  const bounds = boundsOf(lines);
  if (!bounds) return no({ code: 'planEmpty' });
  const { width, height } = bounds;
  const content = Buffer.from(svgOf(lines, bounds));
  const metres = metresOf[drawing.units] ?? null;
  return { ok: true, kind: 'drawing', width, height, metres, content, type: 'image/svg+xml' };
}
