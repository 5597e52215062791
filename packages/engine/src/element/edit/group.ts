import { no, problem } from '../../problem';
import type { Element } from '../element';
import type { Position } from '../position';
import type { Draft } from '../tree/draft';
import type { EditOf } from './edit';
import { isId } from '../limits';
import { done, notForThis, notFound, type Step } from './refusal';

/** The middle of some positions. */
function middle(elements: readonly Element[]): Position {
  const mean = (of: (position: Position) => number): number =>
    elements.reduce((sum, { position }) => sum + of(position), 0) / elements.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y), z: mean(({ z }) => z) };
}

/**
 * Names elements together. Errors: `domain-data-missing` without id or elements, `element-exists`,
 * `element-not-found`; of a real group `clusters-differ` when its elements have different parents, and
 * `element-method-invalid` for an element that is in a real group already.
 */
export function group(draft: Draft, { id, elements, virtual = false }: EditOf<'group'>): Step {
  const isRead = isId(id) && typeof virtual === 'boolean';
  if (!isRead || !Array.isArray(elements) || elements.length === 0) {
    return no(problem('domain-data-missing'));
  }
  if (draft.isTaken(id)) return no(problem('element-exists', { id }));
  const ids = [...new Set(elements as readonly string[])];
  const found: Element[] = [];
  for (const each of ids) {
    const element = draft.element(each);
    if (!element) return draft.isTaken(each) ? notForThis('group', 'group') : notFound(each);
    found.push(element);
  }
  if (!virtual) {
    const parents = new Set(ids.map((each) => draft.known(each)?.parent));
    if (parents.size > 1) return no(problem('clusters-differ'));
    const grouped = draft.groups.filter((each) => !each.virtual).flatMap((each) => each.elements);
    const twice = found.find((each) => grouped.includes(each.id));
    if (twice) return notForThis(twice.type, 'group');
  }
  const made = { type: 'group' as const, id, virtual, elements: ids, options: { position: middle(found) } };
  draft.groups = [...draft.groups, made];
  return done;
}

/** Forgets a group; its elements stay. Errors: `element-not-found`, `element-method-invalid` for an element. */
export function ungroup(draft: Draft, { id }: EditOf<'ungroup'>): Step {
  const found = draft.group(id);
  if (!found)
    return draft.isTaken(id) ? notForThis(draft.element(id)?.type ?? 'space', 'ungroup') : notFound(id);
  draft.groups = draft.groups.filter((each) => each !== found);
  return done;
}
