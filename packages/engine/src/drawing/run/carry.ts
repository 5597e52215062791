import type { Drawing, Run } from '../drawing';
import { measureRun, stretchAt, type RunMeasure } from './run-measure';

/** A place on a run that stays itself when stretches get other lengths. */
export interface Stand {
  readonly stretch: number;
  /** How far along the stretch, from 0 to 1. */
  readonly share: number;
}

function standOf(measure: RunMeasure, at: number): Stand {
  const stretch = stretchAt(measure, at);
  const from = measure.starts[stretch]!;
  const length = measure.starts[stretch + 1]! - from;
  return { stretch, share: Math.min(1, Math.max(0, length > 0 ? (at - from) / length : 0)) };
}

function atOf(measure: RunMeasure, { stretch, share }: Stand): number {
  const last = Math.max(0, measure.starts.length - 2);
  const on = Math.min(last, Math.max(0, stretch));
  const from = measure.starts[on]!;
  const at = from + (measure.starts[on + 1]! - from) * Math.min(1, Math.max(0, share));
  // A billionth of a metre: what a division and a product add must not move what stands still.
  return Math.min(measure.length, Math.round(at * 1e9) / 1e9);
}

/**
 * The drawing with another shape of a run. What stands on it keeps its stretch and its share of it, so that a corner
 * that is dragged there and back leaves everything where it was. `moved` says where a place went; null for one that
 * is there no longer: a light goes with it, a feed to the nearer end.
 */
export function withRun(
  drawing: Drawing,
  before: Run,
  after: Run,
  moved: (stand: Stand) => Stand | null = (stand) => stand,
): Drawing {
  const from = measureRun(before, drawing.height);
  const to = measureRun(after, drawing.height);
  const isWhole = (at: number): boolean => at >= 0 && at <= from.length;
  const placed = (at: number): number | null => {
    const stand = moved(standOf(from, isWhole(at) ? at : Math.min(from.length, Math.max(0, at))));
    return stand && atOf(to, stand);
  };
  const onRun = <T extends { readonly run: string; readonly at: number }>(
    list: readonly T[],
    lost: (item: T) => readonly T[],
  ): readonly T[] => {
    if (!list.some((each) => each.run === before.id)) return list;
    return list.flatMap((each) => {
      if (each.run !== before.id) return [each];
      const at = placed(each.at);
      if (at === null) return lost(each);
      return [at === each.at ? each : { ...each, at }];
    });
  };
  return {
    ...drawing,
    runs: drawing.runs.map((run) => (run === before ? after : run)),
    lights: onRun(drawing.lights, () => []),
    feeds: onRun(drawing.feeds, (feed) => [{ ...feed, at: feed.at * 2 < from.length ? 0 : to.length }]),
  };
}
