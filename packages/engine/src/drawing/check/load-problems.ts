import type { ElementCatalogue } from '../../element/element-catalogue';
import { problem } from '../../problem';
import type { Drawing } from '../drawing';
import { touchingRuns } from '../drawing-limits';
import { wattsOfRun } from '../facts/drawing-facts';
import { standingOn } from '../facts/on-each-run';
import { rememberedByRun } from '../run/remembered-by-run';
import { distance, measureRun, type RunMeasure } from '../run/run-measure';
import { told, type DrawingProblem } from './drawing-problem';

/**
 * The farthest that any place of a run is from its nearest feed, metres. The places rise along the run; a ring is fed
 * from both sides.
 */
export function farthestFromFeed(length: number, places: readonly number[], isRing = false): number {
  const first = places[0] ?? length;
  const rest = length - (places.at(-1) ?? 0);
  const between = places.slice(1).map((at, index) => (at - places[index]!) / 2);
  return Math.max(...(isRing ? [(first + rest) / 2] : [first, rest]), ...between);
}

/** Whether a run ends where it begins. */
function isClosed({ corners }: RunMeasure): boolean {
  return distance(corners[0]!, corners.at(-1)!) < touchingRuns;
}

const ofRun = rememberedByRun((drawing, run, catalogue): readonly DrawingProblem[] => {
  const { wattsOfFeed, reachOfFeed } = drawing.system;
  const { feeds } = standingOn(drawing, run.id);
  if (feeds.length === 0) return [{ problem: problem('run-without-feed'), run: run.id }];
  const found: DrawingProblem[] = [];
  const watts = wattsOfRun(drawing, run, catalogue);
  const most = feeds.length * wattsOfFeed;
  if (watts > most) found.push({ problem: problem('run-overloaded', { watts, most }), run: run.id });
  const places = feeds.map((each) => each.at);
  const measure = measureRun(run, drawing.height);
  const length = farthestFromFeed(measure.length, places, isClosed(measure));
  if (length > reachOfFeed + 1e-6) {
    const data = { length: told(length), most: reachOfFeed };
    found.push({ problem: problem('run-too-far', data), run: run.id });
  }
  return found;
});

/** Runs that have no feed, whose feeds carry less than they ask, or do not reach all of them. */
export function loadProblems(drawing: Drawing, catalogue: ElementCatalogue): readonly DrawingProblem[] {
  return drawing.runs.flatMap((run) => ofRun(drawing, run, catalogue));
}
