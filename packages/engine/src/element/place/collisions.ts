import type { Cluster, Element } from '../element';
import { isSamePosition, type RoomSize } from '../position';
import type { Draft } from '../tree/draft';
import type { Known } from '../tree/space-index';
import { isArticleElement } from '../walk';
import { bodiesOf } from './bodies';
import type { Body } from './bounds';
import type { BodyChange, Grid } from './grid';
import { isBodyInRoom, isPointInRoom } from './overlap';
import { feedOf } from './suspension';

/** An element with its flag, and where it last stood well. The same one when nothing changes. */
export function withCollides<T extends Element>(element: T, collides: boolean): T {
  const last = element.lastValidPosition;
  const kept = collides || (last !== null && isSamePosition(last, element.position));
  if (element.collides === collides && kept) return element;
  return { ...element, collides, lastValidPosition: kept ? last : element.position };
}

/** The bodies that the edit changed. */
function changedBodies(draft: Draft): Map<string, BodyChange> {
  const changes = new Map<string, BodyChange>();
  for (const [id, is] of draft.changed) {
    const was = draft.index.table.get(id) ?? null;
    if ((was ?? is)?.element.type === 'composition') continue;
    if (was && is && hasSameBodies(was.element, is.element)) continue;
    changes.set(id, { from: bodiesNow(was, draft), to: bodiesNow(is, draft) });
  }
  return changes;
}

function bodiesNow(known: Known | null, { catalogue }: Draft): readonly Body[] {
  return known ? bodiesOf(known.element, known.parent, catalogue) : [];
}

function hasSameBodies(one: Element, other: Element): boolean {
  if (isArticleElement(one) && isArticleElement(other)) {
    return (
      one.position === other.position &&
      one.model === other.model &&
      one.turn === other.turn &&
      one.tilt === other.tilt &&
      one.attributes.pendantHeight === other.attributes.pendantHeight &&
      one.attributes.installation === other.attributes.installation
    );
  }
  if (one.type !== 'cluster' || other.type !== 'cluster') return false;
  return (
    one.position === other.position &&
    one.attributes.installation === other.attributes.installation &&
    one.lights === other.lights
  );
}

/** Whether bodies of an element leave the room or overlap those of another one. */
function isInTheWay(id: string, bodies: readonly Body[], grid: Grid, room: RoomSize): boolean {
  return bodies.some((body) => !isBodyInRoom(body, room) || grid.isOverlapped(id, body));
}

/** Everything whose flag may be another now: what changed, and what overlaps where it was or is. */
function touched(draft: Draft, changes: ReadonlyMap<string, BodyChange>, grid: Grid): Iterable<string> {
  if (draft.all || draft.room !== draft.before.config.roomSize) {
    return draft
      .compositions()
      .flatMap((each) => [...draft.withDescendants(each)])
      .map((each) => each.id);
  }
  const found = new Set<string>(changes.keys());
  const note = (id: string): boolean => {
    found.add(id);
    return false;
  };
  for (const [id, { from, to }] of changes) {
    for (const body of from) grid.overlapping(id, body, note);
    for (const body of to) grid.overlapping(id, body, note);
  }
  return found;
}

/** Flags every article that collides now or does no longer, and returns the new grid. */
export function settleCollisions(draft: Draft): Grid {
  const changes = changedBodies(draft);
  const grid = draft.index.grid.with(changes);
  for (const id of touched(draft, changes, grid)) {
    const known = draft.known(id);
    if (!known) continue;
    const { element } = known;
    if (isArticleElement(element)) {
      const bodies = changes.get(id)?.to ?? bodiesNow(known, draft);
      const collides =
        bodies.length > 0
          ? isInTheWay(id, bodies, grid, draft.room)
          : !isPointInRoom(element.position, draft.room);
      draft.put(withCollides(element, collides));
    } else draft.changed.set(id, known);
  }
  return grid;
}

/** The flag of a parent: its own place is outside the room, or something below it collides. */
export function parentCollides(parent: Element, below: readonly Element[], room: RoomSize): boolean {
  return below.some((each) => each.collides) || !isPointInRoom(parent.position, room);
}

/** Whether the feed of a cluster of free wires is in the way. */
export function feedCollides(cluster: Cluster, { catalogue, room }: Draft, grid: Grid): boolean {
  const feed = feedOf(cluster, catalogue);
  return feed !== null && isInTheWay(cluster.id, [feed], grid, room);
}
