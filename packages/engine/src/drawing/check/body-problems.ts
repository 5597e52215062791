import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Body } from '../../element/place/body';
import { Grid } from '../../element/place/grid';
import { isBodyInRoom, isPointInRoom } from '../../element/place/overlap';
import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { measureRun } from '../run/run-measure';
import { bodyOfLight } from '../space/stand-of-light';
import type { DrawingProblem } from './drawing-problem';

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

interface Stood {
  readonly id: string;
  readonly run: string;
  readonly body: Body;
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
  const order = new Map(stood.map(({ id }, at) => [id, at]));
  const grid = Grid.of(stood);
  const found: DrawingProblem[] = [];
  for (const [at, { id, run, body }] of stood.entries()) {
    if (!isBodyInRoom(body, drawing.roomSize)) {
      found.push({ problem: problem('outside-room'), run, light: id });
    }
    let first = at;
    grid.overlapping(id, body, (other) => {
      first = Math.min(first, order.get(other) ?? at);
      return false;
    });
    if (first < at) {
      found.push({ problem: problem('lights-overlap', { other: stood[first]!.id }), run, light: id });
    }
  }
  return found;
}
