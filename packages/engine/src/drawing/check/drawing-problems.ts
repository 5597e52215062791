import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Drawing } from '../drawing';
import { crossings } from './crossings';
import type { DrawingProblem } from './drawing-problem';
import { lightProblems } from './light-problems';
import { loadProblems } from './load-problems';
import { outsideProblems } from './outside-problems';

/**
 * What stands against building a drawing as it is: runs that cross, leave the room, have no feed, ask more of their
 * feeds than those carry or reach; lights beyond an end, over a corner, or in each other's place. Nothing when it may be
 * ordered. Quick enough for every frame of a drag.
 */
export function drawingProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return [
    ...crossings(drawing),
    ...outsideProblems(drawing, catalogue),
    ...loadProblems(drawing, catalogue),
    ...lightProblems(drawing, catalogue),
  ];
}
