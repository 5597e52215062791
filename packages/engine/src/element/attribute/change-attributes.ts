import { attributeNames } from '../../catalogue/attribute';
import { no, problem } from '../../problem';
import type { AttributeDelta, EditOf } from '../edit/edit';
import { each, notForThis, notFound, type Step } from '../edit/refusal';
import type { Draft } from '../tree/draft';
import { setAttribute } from './set-attribute';

function changeHeight(draft: Draft, id: string, by: number): Step {
  if (!Number.isFinite(by)) return no(problem('domain-data-missing'));
  const element = draft.element(id);
  if (!element) return notFound(id);
  if (element.type === 'composition' || element.type === 'cluster') {
    const pendants = [...draft.withDescendants(element)].filter((below) => below.type === 'pendant');
    if (pendants.length === 0) return notForThis(element.type, 'change-attributes');
    return each(pendants, (pendant) => changeHeight(draft, pendant.id, by));
  }
  const height = element.attributes.pendantHeight;
  if (height === undefined) return notForThis(element.type, 'change-attributes');
  return setAttribute(draft, id, { attribute: 'pendantHeight', value: height + by });
}

function changeOne(draft: Draft, id: string, delta: AttributeDelta): Step {
  const group = draft.group(id);
  if (group) return each(group.elements, (member) => changeOne(draft, member, delta));
  const settings = attributeNames.flatMap((attribute) => {
    const value = delta[attribute];
    return value === undefined ? [] : [{ attribute, value }];
  });
  const set = each(settings, (setting) => setAttribute(draft, id, setting));
  if (!set.ok || delta.pendantHeightBy === undefined) return set;
  return changeHeight(draft, id, delta.pendantHeightBy);
}

/**
 * Changes attributes of many elements (spec C5): when one refuses, none is changed. Errors: those of setting an
 * attribute; `domain-data-missing` without ids or delta.
 */
export function changeAttributes(draft: Draft, { ids, delta }: EditOf<'change-attributes'>): Step {
  if (!Array.isArray(ids) || typeof delta !== 'object' || delta === null) {
    return no(problem('domain-data-missing'));
  }
  return each(new Set(ids), (id: string) => changeOne(draft, id, delta));
}
