import { no, problem } from '../../problem';
import { firstControlled, noteWiring, writeControl } from '../attribute/control';
import type { Element, Group } from '../element';
import type { Draft } from '../tree/draft';
import type { EditOf } from './edit';
import { done, notForThis, notFound, type Step } from './refusal';

/** Real groups hold siblings: those that a mounting tore apart keep what stayed. */
function keepSiblings(draft: Draft, mounted: ReadonlySet<string>): readonly Group[] {
  return draft.groups.flatMap((group) => {
    const parents = new Set(group.elements.map((id) => draft.known(id)?.parent));
    if (group.virtual || parents.size <= 1) return [group];
    const elements = group.elements.filter((id) => !mounted.has(id));
    return elements.length > 0 ? [{ ...group, elements }] : [];
  });
}

/**
 * Moves the clusters and complements of a group into a composition, whose control its lights take. Errors:
 * `element-not-found`, `clusters-differ` when they have different parents, `element-method-invalid` for what is
 * neither group nor composition and for other elements.
 */
export function mount(draft: Draft, { group: id, to }: EditOf<'mount'>): Step {
  const group = draft.group(id);
  if (!group)
    return draft.isTaken(id) ? notForThis(draft.element(id)?.type ?? 'space', 'mount') : notFound(id);
  const target = draft.element(to);
  if (!target) return draft.isTaken(to) ? notForThis('space', 'mount') : notFound(to);
  if (target.type !== 'composition') return notForThis(target.type, 'mount');
  const parents = new Set(group.elements.map((each) => draft.known(each)?.parent));
  if (parents.size > 1) return no(problem('clusters-differ'));
  const members = group.elements.flatMap((each) => draft.element(each) ?? []);
  const other = members.find((each) => each.type !== 'cluster' && each.type !== 'complement');
  if (other) return notForThis(other.type, 'mount');
  const source = members[0] ? draft.compositionOf(members[0].id) : null;
  if (!source || source.id === target.id) return done;

  noteWiring(draft, source);
  noteWiring(draft, target);
  const had = firstControlled(draft, target) !== null;
  const control = (had ? target.attributes.control : undefined) ?? source.attributes.control;
  for (const member of members) mountOne(draft, member, target.id);
  const now = draft.element(target.id);
  if (control !== undefined && now?.type === 'composition' && firstControlled(draft, now) !== null) {
    writeControl(draft, now, control, had ? now.controlBeforeRemote : source.controlBeforeRemote);
  }
  draft.groups = keepSiblings(draft, new Set(group.elements));
  return done;
}

function mountOne(draft: Draft, member: Element, to: string): void {
  const whole = draft.take(member.id);
  const parent = draft.element(to);
  if (!whole || !parent) return;
  draft.insert(parent, { ...whole, elementOrderValue: draft.nextOrder(parent) });
  for (const each of draft.withDescendants(draft.element(member.id) ?? whole)) {
    if (each.type === 'light' || each.type === 'pendant') draft.configured.add(each.id);
  }
}
