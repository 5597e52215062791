import type { ElementCatalogue } from '../../element/element-catalogue';
import { isPointInRoom } from '../../element/place/overlap';
import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { measureRun } from '../run/run-measure';
import type { DrawingProblem } from './drawing-problem';

/** Corners outside the room. */
export function outsideProblems(drawing: Drawing, _catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return drawing.runs.flatMap((run) =>
    measureRun(run, drawing.height).corners.flatMap((corner, point): DrawingProblem[] =>
      isPointInRoom(corner, drawing.roomSize)
        ? []
        : [{ problem: problem('outside-room'), run: run.id, point }],
    ),
  );
}
