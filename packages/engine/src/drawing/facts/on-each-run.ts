import type { Drawing, DrawnFeed, DrawnLight } from '../drawing';

/** What stands on a run, in the order along it. */
export interface OnOneRun {
  readonly lights: readonly DrawnLight[];
  readonly feeds: readonly DrawnFeed[];
}

/** What stands on a run in the order in which it was placed, with the same in the order along it. */
interface Group {
  readonly lights: DrawnLight[];
  readonly feeds: DrawnFeed[];
  readonly along: OnOneRun;
}

const nothing: OnOneRun = { lights: [], feeds: [] };
const kept = new WeakMap<Drawing, ReadonlyMap<string, OnOneRun>>();
/** Groups by the first that was placed in them, to find them again in the next drawing. */
const groups = new WeakMap<DrawnLight | DrawnFeed, Group>();

function isSame<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((each, at) => each === other[at]);
}

function along<T extends { readonly at: number }>(list: readonly T[]): T[] {
  return list.toSorted((one, other) => one.at - other.at);
}

/** A group in the order along its run; the same object as before when all in it are. */
function known({ lights, feeds }: Omit<Group, 'along'>): OnOneRun {
  const first = lights[0] ?? feeds[0];
  if (!first) return nothing;
  const before = groups.get(first);
  if (before && isSame(before.lights, lights) && isSame(before.feeds, feeds)) return before.along;
  const made = { lights: along(lights), feeds: along(feeds) };
  groups.set(first, { lights, feeds, along: made });
  return made;
}

function grouped(drawing: Drawing): ReadonlyMap<string, OnOneRun> {
  const found = new Map<string, { lights: DrawnLight[]; feeds: DrawnFeed[] }>();
  for (const { id } of drawing.runs) found.set(id, { lights: [], feeds: [] });
  for (const light of drawing.lights) found.get(light.run)?.lights.push(light);
  for (const feed of drawing.feeds) found.get(feed.run)?.feeds.push(feed);
  return new Map(Array.from(found, ([id, group]) => [id, known(group)]));
}

/**
 * The lights and feeds of a run, in the order along it. A run on which all stayed as it was has the same object as in the
 * drawing before, so that what follows from it can be remembered.
 */
export function standingOn(drawing: Drawing, run: string): OnOneRun {
  let all = kept.get(drawing);
  if (!all) kept.set(drawing, (all = grouped(drawing)));
  return all.get(run) ?? nothing;
}
