import type { ElementCatalogue } from '../../element/element-catalogue';
import type { Body } from '../../element/place/bounds';
import { Grid, type BodyChange } from '../../element/place/grid';

/** A body of a drawing under the id of its light. */
export interface Stood {
  readonly id: string;
  readonly run: string;
  readonly body: Body;
}

/** Which bodies overlap which, by their ids; what overlaps nothing is not there. */
export type Meetings = ReadonlyMap<string, ReadonlySet<string>>;

interface Known {
  readonly bodies: ReadonlyMap<string, Body>;
  readonly grid: Grid;
  readonly meetings: Meetings;
}

const empty: Known = { bodies: new Map<string, Body>(), grid: Grid.of([]), meetings: new Map() };
const latest = new WeakMap<ElementCatalogue, Known>();
/** Of more changes than this the rest is no longer worth keeping: one in so many. */
const maxChanged = 4;

/** What is another than it was. */
function changesOf(before: Known['bodies'], bodies: Known['bodies']): ReadonlyMap<string, BodyChange> {
  const changes = new Map<string, BodyChange>();
  let found = 0;
  for (const [id, to] of bodies) {
    const from = before.get(id) ?? null;
    if (from) found += 1;
    if (from !== to) changes.set(id, { from: from ? [from] : [], to: [to] });
  }
  if (found === before.size) return changes;
  for (const [id, from] of before) if (!bodies.has(id)) changes.set(id, { from: [from], to: [] });
  return changes;
}

/** Makes two meet, or no longer, in meetings that are not shared yet; sets are made anew as they are shared. */
function meet(meetings: Map<string, ReadonlySet<string>>, one: string, other: string, isMet: boolean): void {
  for (const [id, with_] of [
    [one, other],
    [other, one],
  ] as const) {
    const set = new Set(meetings.get(id));
    if (isMet) set.add(with_);
    else set.delete(with_);
    if (set.size > 0) meetings.set(id, set);
    else meetings.delete(id);
  }
}

function after(
  { grid: gridBefore, meetings: before }: Known,
  bodies: Known['bodies'],
  changes: ReadonlyMap<string, BodyChange>,
): Known {
  const grid = gridBefore.with(changes);
  const meetings = new Map(before);
  for (const id of changes.keys()) for (const other of before.get(id) ?? []) meet(meetings, id, other, false);
  for (const [id, { to }] of changes) {
    for (const body of to) {
      grid.overlapping(id, body, (other) => {
        meet(meetings, id, other, true);
        return false;
      });
    }
  }
  return { bodies, grid, meetings };
}

/**
 * Which bodies overlap. What overlapped in the drawing that was asked of before is remembered with its grid: bodies that
 * are the same objects are not compared again, so that dragging one of a thousand compares one with its neighbours.
 */
export function meetingBodies(stood: readonly Stood[], catalogue: ElementCatalogue): Meetings {
  const bodies = new Map(stood.map(({ id, body }) => [id, body]));
  const before = latest.get(catalogue) ?? empty;
  const changes = changesOf(before.bodies, bodies);
  if (changes.size === 0) return before.meetings;
  const isAnew = changes.size * maxChanged > bodies.size;
  const known = isAnew ? anew(stood, bodies) : after(before, bodies, changes);
  latest.set(catalogue, known);
  return known.meetings;
}

function anew(stood: readonly Stood[], bodies: Known['bodies']): Known {
  const grid = Grid.of(stood);
  const meetings = new Map<string, ReadonlySet<string>>();
  for (const { id, body } of stood) {
    const found = new Set<string>();
    grid.overlapping(id, body, (other) => {
      found.add(other);
      return false;
    });
    if (found.size > 0) meetings.set(id, found);
  }
  return { bodies, grid, meetings };
}
