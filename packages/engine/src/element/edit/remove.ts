import { noteWiring } from '../attribute/control';
import type { Group } from '../element';
import type { Draft } from '../tree/draft';
import type { EditOf } from './edit';
import { done, notForThis, notFound, type Step } from './refusal';

/** The groups without elements that are gone; a group that names none any more is gone too. */
export function groupsWithout(groups: readonly Group[], isGone: (id: string) => boolean): readonly Group[] {
  if (!groups.some((group) => group.elements.some(isGone))) return groups;
  return groups.flatMap((group) => {
    if (!group.elements.some(isGone)) return [group];
    const elements = group.elements.filter((id) => !isGone(id));
    return elements.length > 0 ? [{ ...group, elements }] : [];
  });
}

/** Removes an element with all below it. Errors: `element-not-found`, `element-method-invalid` for space and groups. */
export function remove(draft: Draft, { id }: EditOf<'remove'>): Step {
  if (id === draft.before.id) return notForThis('space', 'remove');
  if (draft.group(id)) return notForThis('group', 'remove');
  const element = draft.element(id);
  if (!element) return notFound(id);
  const composition = element.type === 'cluster' ? draft.compositionOf(id) : null;
  if (composition) noteWiring(draft, composition);
  draft.take(id);
  draft.groups = groupsWithout(draft.groups, (each) => draft.element(each) === null);
  return done;
}
