import { turnPivot } from '../../body/turn-pivot';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import type { EditOf } from './edit';
import { done, notForThis, notFound, type Step } from './refusal';

/**
 * Turns a pivot of the body of an article, to where its range ends at most. Errors: `element-not-found`,
 * `element-method-invalid` for what is no article, `geometry-invalid` for degrees that are none and a pivot that its body does not have.
 */
export function aim(draft: Draft, edit: EditOf<'aim'>): Step {
  const element = draft.element(edit.id);
  if (!element) return draft.isTaken(edit.id) ? notForThis('space', 'aim') : notFound(edit.id);
  if (!isArticleElement(element)) return notForThis(element.type, 'aim');
  const aimed = turnPivot(draft.catalogue.model(element.model)?.sheet, element.aim, edit);
  if (!aimed.ok) return aimed;
  if (aimed.value === element.aim) return done;
  const { aim: _, ...rest } = element;
  draft.put(aimed.value ? { ...rest, aim: aimed.value } : rest);
  return done;
}
