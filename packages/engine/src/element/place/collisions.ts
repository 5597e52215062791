import type { ArticleElement, Element } from '../element';
import { isSamePosition } from '../position';
import type { RoomSize } from '../position';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import { bodyOf } from './body';
import type { Body } from './body';
import type { BodyChange, Grid } from './grid';
import { isBodyInRoom, isPointInRoom } from './overlap';

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
  for (const [id, known] of draft.changed) {
    const was = draft.index.table.get(id)?.element;
    const is = known?.element;
    const article = was ?? is;
    if (!article || !isArticleElement(article)) continue;
    const before = was && isArticleElement(was) ? was : null;
    const after = is && isArticleElement(is) ? is : null;
    if (before && after && hasSameBody(before, after)) continue;
    changes.set(id, {
      from: before && bodyOf(before, draft.catalogue),
      to: after && bodyOf(after, draft.catalogue),
    });
  }
  return changes;
}

function hasSameBody(one: ArticleElement, other: ArticleElement): boolean {
  return (
    one.position === other.position &&
    one.model === other.model &&
    one.turn === other.turn &&
    one.tilt === other.tilt &&
    one.attributes.pendantHeight === other.attributes.pendantHeight
  );
}

function collides(element: ArticleElement, body: Body | null, grid: Grid, room: RoomSize): boolean {
  if (!body) return !isPointInRoom(element.position, room);
  return !isBodyInRoom(body, room) || grid.isOverlapped(element.id, body);
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
    if (from) grid.overlapping(id, from, note);
    if (to) grid.overlapping(id, to, note);
  }
  return found;
}

/** Flags every article that collides now or does no longer, and returns the new grid. */
export function settleCollisions(draft: Draft): Grid {
  const changes = changedBodies(draft);
  const grid = draft.index.grid.with(changes);
  for (const id of touched(draft, changes, grid)) {
    const element = draft.element(id);
    if (!element) continue;
    if (isArticleElement(element)) {
      const body = changes.get(id)?.to ?? bodyOf(element, draft.catalogue);
      draft.put(withCollides(element, collides(element, body, grid, draft.room)));
    } else draft.changed.set(id, draft.known(id));
  }
  return grid;
}

/** The flag of a parent: its own place is outside the room, or something below it collides. */
export function parentCollides(parent: Element, below: readonly Element[], room: RoomSize): boolean {
  return below.some((each) => each.collides) || !isPointInRoom(parent.position, room);
}
