import type { ElementCatalogue } from '../../element/element-catalogue';
import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { drawnSystems } from '../drawn-systems';
import { wattsOfRun } from '../facts/drawing-facts';
import { standingOn } from '../facts/on-each-run';
import { measureRun } from '../run/run-measure';
import { told } from './drawing-problem';
import type { DrawingProblem } from './drawing-problem';

/** The farthest that any place of a run is from its nearest feed, metres. The places rise along the run. */
export function farthestFromFeed(length: number, places: readonly number[]): number {
  const between = places.slice(1).map((at, index) => (at - places[index]!) / 2);
  return Math.max(places[0] ?? length, length - (places.at(-1) ?? 0), ...between);
}

/** Runs that have no feed, whose feeds carry less than they ask, or do not reach all of them. */
export function loadProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  const { wattsOfFeed, reachOfFeed } = drawnSystems[drawing.system];
  return drawing.runs.flatMap((run): DrawingProblem[] => {
    const { feeds } = standingOn(drawing, run.id);
    if (feeds.length === 0) return [{ problem: problem('run-without-feed'), run: run.id }];
    const found: DrawingProblem[] = [];
    const watts = wattsOfRun(drawing, run, catalogue);
    const most = feeds.length * wattsOfFeed;
    if (watts > most) found.push({ problem: problem('run-overloaded', { watts, most }), run: run.id });
    const places = feeds.map((each) => each.at);
    const length = farthestFromFeed(measureRun(run, drawing.height).length, places);
    if (length > reachOfFeed + 1e-6) {
      const data = { length: told(length), most: reachOfFeed };
      found.push({ problem: problem('run-too-far', data), run: run.id });
    }
    return found;
  });
}
