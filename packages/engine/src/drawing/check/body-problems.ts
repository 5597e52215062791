import type { ElementCatalogue } from '../../element/element-catalogue';
import { isBodyInRoom, isPointInRoom } from '../../element/place/overlap';
import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { measureRun } from '../run/run-measure';
import { bodyOfLight } from '../space/stand-of-light';
import type { DrawingProblem } from './drawing-problem';
import { meetingBodies, type Stood } from './meeting-bodies';

/** The corners of runs that are outside the room. */
export function cornersOutside(drawing: Drawing): readonly DrawingProblem[] {
  return drawing.runs.flatMap((run) =>
    measureRun(run, drawing.height).corners.flatMap((corner, point): DrawingProblem[] =>
      isPointInRoom(corner, drawing.roomSize)
        ? []
        : [{ problem: problem('outside-room'), run: run.id, point }],
    ),
  );
}

function stoodOf(drawing: Drawing, catalogue: ElementCatalogue): Stood[] {
  const runs = new Map(drawing.runs.map((run) => [run.id, run]));
  return drawing.lights.flatMap((light): Stood[] => {
    const run = runs.get(light.run);
    const body = run && bodyOfLight(drawing, run, light, catalogue);
    return body ? [{ id: light.id, run: light.run, body }] : [];
  });
}

/** Lights that reach out of the room or into another light, told of the one placed later. */
export function bodyProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  const stood = stoodOf(drawing, catalogue);
  const meetings = meetingBodies(stood, catalogue);
  const found: DrawingProblem[] = [];
  // The place of each among all is asked only where lights meet.
  let order: ReadonlyMap<string, number> | null = null;
  for (const [at, { id, run, body }] of stood.entries()) {
    if (!isBodyInRoom(body, drawing.roomSize)) {
      found.push({ problem: problem('outside-room'), run, light: id });
    }
    const met = meetings.get(id);
    if (!met) continue;
    order ??= new Map(stood.map((each, place) => [each.id, place]));
    let first = at;
    for (const other of met) first = Math.min(first, order.get(other) ?? at);
    if (first < at) {
      found.push({ problem: problem('lights-overlap', { other: stood[first]!.id }), run, light: id });
    }
  }
  return found;
}
