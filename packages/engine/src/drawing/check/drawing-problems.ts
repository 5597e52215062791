import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Drawing } from '../drawing';
import { problemField } from '../../problem';
import { buildProblems } from '../space/build-problems';
import { bodyProblems, cornersOutside } from './body-problems';
import { crossings } from './crossings';
import type { DrawingProblem } from './drawing-problem';
import { lightProblems } from './light-problems';
import { loadProblems } from './load-problems';

/** Problems without those of a pair of lights that was told before: along its run and in the room are often both. */
function eachPairOnce(found: readonly DrawingProblem[]): readonly DrawingProblem[] {
  const pairs = new Set<string>();
  return found.filter(({ problem, light }) => {
    if (problem.code !== 'lights-overlap' || light === undefined) return true;
    const pair = JSON.stringify([light, problemField(problem, 'other')].sort());
    if (pairs.has(pair)) return false;
    pairs.add(pair);
    return true;
  });
}

/**
 * What stands against building a drawing as it is: attributes that the catalogue refuses today; runs that cross, leave the room, have no feed, ask more of their
 * feeds than those carry or reach; lights beyond an end, over a corner, out of the room or in each other's place.
 * Nothing when it may be ordered. Quick enough for every frame of a drag.
 */
export function drawingProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return eachPairOnce([
    ...buildProblems(drawing, catalogue).map((problem) => ({ problem })),
    ...crossings(drawing),
    ...cornersOutside(drawing),
    ...loadProblems(drawing, catalogue),
    ...lightProblems(drawing, catalogue),
    ...bodyProblems(drawing, catalogue),
  ]);
}
