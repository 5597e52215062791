import type { Drawing, DrawnFeed, DrawnLight } from '../drawing';

/** What stands on a run, in the order along it. */
export interface OnOneRun {
  readonly lights: readonly DrawnLight[];
  readonly feeds: readonly DrawnFeed[];
}

const nothing: OnOneRun = { lights: [], feeds: [] };
const kept = new WeakMap<Drawing, ReadonlyMap<string, OnOneRun>>();

function ordered<T extends { readonly at: number }>(list: T[]): T[] {
  return list.sort((one, other) => one.at - other.at);
}

function sorted(drawing: Drawing): ReadonlyMap<string, OnOneRun> {
  const found = new Map<string, { lights: DrawnLight[]; feeds: DrawnFeed[] }>();
  for (const { id } of drawing.runs) found.set(id, { lights: [], feeds: [] });
  for (const light of drawing.lights) found.get(light.run)?.lights.push(light);
  for (const feed of drawing.feeds) found.get(feed.run)?.feeds.push(feed);
  for (const { lights, feeds } of found.values()) {
    ordered(lights);
    ordered(feeds);
  }
  return found;
}

/** The lights and feeds of a run, in the order along it. */
export function standingOn(drawing: Drawing, run: string): OnOneRun {
  let known = kept.get(drawing);
  if (!known) kept.set(drawing, (known = sorted(drawing)));
  return known.get(run) ?? nothing;
}
