import { no, problem, shown } from '../../problem';
import type { Element } from '../element';
import { isSamePosition, plus, type Position } from '../position';
import type { Draft } from '../tree/draft';
import type { EditOf } from './edit';
import { readPosition } from './geometry';
import { done, each, notForThis, notFound, type Step } from './refusal';

function way(from: Position, to: Position): Position {
  return { x: to.x - from.x, y: to.y - from.y, z: to.z - from.z };
}

/** Puts an element to a place, and all below it as far. */
function place(draft: Draft, element: Element, to: Position): Step {
  const read = readPosition(to);
  if (!read.ok) return read;
  if (isSamePosition(element.position, read.value)) return done;
  const by = way(element.position, read.value);
  const below = draft.children(element);
  draft.put({ ...element, position: read.value });
  return each(below, (child) => place(draft, child, plus(child.position, by)));
}

function moveGroup(draft: Draft, edit: EditOf<'move'>): Step {
  const group = draft.group(edit.id);
  if (!group || group.virtual) return notForThis('group', 'move');
  const to = 'to' in edit ? readPosition(edit.to) : readPosition(plus(group.options.position, edit.by));
  if (!to.ok) return to;
  const by = way(group.options.position, to.value);
  const moved = { ...group, options: { ...group.options, position: to.value } };
  draft.groups = draft.groups.map((other) => (other === group ? moved : other));
  return each(group.elements, (id) => {
    const element = draft.element(id);
    return element ? place(draft, element, plus(element.position, by)) : notFound(id);
  });
}

/**
 * Moves an element or a real group. Errors: `element-to-move-not-found`, `element-method-invalid` for the space and
 * for a virtual group, `geometry-invalid`.
 */
export function move(draft: Draft, edit: EditOf<'move'>): Step {
  if (draft.group(edit.id)) return moveGroup(draft, edit);
  const element = draft.element(edit.id);
  if (edit.id === draft.before.id) return notForThis('space', 'move');
  if (!element) return no(problem('element-to-move-not-found', { id: shown(edit.id) }));
  if ('to' in edit) return place(draft, element, edit.to);
  const by = readPosition(edit.by);
  return by.ok ? place(draft, element, plus(element.position, by.value)) : by;
}

/**
 * Takes a colliding element back to where it last stood well; one that does not collide stays. Errors:
 * `element-to-move-not-found`, `element-method-invalid` when it never stood well.
 */
export function returnToValid(draft: Draft, { id }: EditOf<'return-to-valid'>): Step {
  const element = draft.element(id);
  if (!element) return no(problem('element-to-move-not-found', { id: shown(id) }));
  if (!element.collides) return done;
  const last = element.lastValidPosition;
  return last ? place(draft, element, last) : notForThis(element.type, 'return-to-valid');
}
