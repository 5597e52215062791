import { isArticleElement, ok, roomForCopies, withDescendants } from '@lucerna/engine';
import type { Edit, ElementCatalogue, Result, Space } from '@lucerna/engine';
import type { NewId } from './add';
import { findElement, groupOf, moversOf, selectedLights, wholeOf } from './find';

/** An edit with what is to be selected after it. */
export interface Arranged {
  readonly edit: Edit;
  readonly selection: readonly string[];
}

/** Removes the selection; a light that hangs alone takes its canopy with it, a composition that empties goes too. */
export function removeSelected(space: Space, selection: readonly string[]): Edit | null {
  const ids = [...new Set(selection.map((id) => wholeOf(space, id)))].filter((id) => findElement(space, id));
  const gone = new Set(ids);
  const emptied = space.compositions.filter(
    ({ clusters, complements }) =>
      clusters.length + complements.length > 0 &&
      [...clusters, ...complements].every(({ id }) => gone.has(id)),
  );
  const below = new Set(emptied.flatMap((each) => [...withDescendants(each)].map(({ id }) => id)));
  const edits = [...emptied.map(({ id }) => id), ...ids.filter((id) => !below.has(id))];
  return edits.length > 0 ? { type: 'batch', edits: edits.map((id) => ({ type: 'remove', id })) } : null;
}

/**
 * Copies the selection to where there is room for it: all beside itself, or each by itself. Errors: `room-full`; null
 * without a selection.
 */
export function duplicateSelected(
  space: Space,
  selection: readonly string[],
  elements: ElementCatalogue,
  newId: NewId,
): Result<Arranged> | null {
  const wholes = [...new Set(selection.map((id) => wholeOf(space, id)))].filter((id) =>
    findElement(space, id),
  );
  if (wholes.length === 0) return null;
  const ways = roomForCopies(space, wholes, elements);
  if (!ways.ok) return ways;
  const copies: string[] = [];
  const edits = wholes.flatMap((id): Edit[] => {
    const element = findElement(space, id)?.element;
    const by = ways.value.get(id);
    if (!element || !by) return [];
    const below = [...withDescendants(element)];
    const ids = Object.fromEntries(below.map((each) => [each.id, newId()]));
    copies.push(...below.filter(isArticleElement).map((each) => ids[each.id] ?? ''));
    return [{ type: 'clone', id, ids, by }];
  });
  return ok({ edit: { type: 'batch', edits }, selection: copies });
}

/** Names the selection together, so that it moves as one; those of other groups leave these first. */
export function groupSelected(space: Space, selection: readonly string[], newId: NewId): Edit | null {
  const elements = [...new Set(selection.map((id) => wholeOf(space, id)))];
  if (elements.length < 2) return null;
  const before = new Set(elements.flatMap((id) => groupOf(space, id)?.id ?? []));
  const ungroup = [...before].map((id): Edit => ({ type: 'ungroup', id }));
  return { type: 'batch', edits: [...ungroup, { type: 'group', id: newId(), elements }] };
}

export function ungroupSelected(space: Space, selection: readonly string[]): Edit | null {
  const groups = moversOf(space, selection).filter((id) => space.groups.some((group) => group.id === id));
  return groups.length > 0 ? { type: 'batch', edits: groups.map((id) => ({ type: 'ungroup', id })) } : null;
}

/** All that moves together with an element. */
export function withItsGroup(space: Space, id: string): readonly string[] {
  const group = groupOf(space, id);
  return group ? selectedLights(space, group.elements).map((each) => each.id) : [id];
}
