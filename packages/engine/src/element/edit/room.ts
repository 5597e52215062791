import { no, ok, problem, shown, type Result } from '../../problem';
import { heightLimits } from '../attribute/height-limits';
import { fitted, writeInstallation } from '../attribute/installation';
import type { ArticleElement, Element } from '../element';
import type { RoomSize } from '../position';
import type { Draft } from '../tree/draft';
import { isArticleElement } from '../walk';
import type { EditOf } from './edit';
import { readRoomSize } from './geometry';
import { done, each, notForThis, notFound, type Step } from './refusal';

function below(draft: Draft): Element[] {
  return draft.compositions().flatMap((composition) => [...draft.withDescendants(composition)]);
}

/** A pendant's height, made to fit the room. */
function fitHeight(draft: Draft, article: ArticleElement): Result<ArticleElement> {
  const height = article.attributes.pendantHeight;
  const model = draft.catalogue.model(article.model);
  const limits = model ? heightLimits(model, draft.room) : null;
  if (height === undefined || !limits) return ok(article);
  const { min, max } = limits;
  if (min > max) return no(problem('height-out-of-range', { value: height, min, max }));
  const pendantHeight = Math.min(max, Math.max(min, height));
  if (pendantHeight === height) return ok(article);
  return ok({ ...article, attributes: { ...article.attributes, pendantHeight } });
}

function fitElement(draft: Draft, element: Element, ceilingBefore: number): Step {
  const hangs = element.position.y === ceilingBefore;
  const placed: Element = hangs
    ? { ...element, position: { ...element.position, y: draft.room.height } }
    : element;
  draft.put(placed);
  if (isArticleElement(placed)) {
    const fit = fitHeight(draft, placed);
    if (!fit.ok) return fit;
    draft.put(fit.value);
    draft.configured.add(placed.id);
  }
  return done;
}

function fitCanopy(draft: Draft, element: Element): Step {
  if (element.type !== 'cluster' && element.type !== 'complement') return done;
  const { installation } = element.attributes;
  if (installation === undefined || fitted(draft, installation) === installation) return done;
  if (element.type === 'cluster') return writeInstallation(draft, element, installation);
  draft.put({ ...element, attributes: { ...element.attributes, installation: fitted(draft, installation) } });
  return done;
}

/**
 * Changes the room. What stood at the ceiling follows it, heights are brought into the new limits, canopies that the
 * ceiling does not take give way to Surface Basic, and all collisions are looked at again. Errors: `geometry-invalid`,
 * `height-out-of-range` when a pendant cannot hang in the room, and what a light refuses of its new canopy.
 */
export function setRoom(draft: Draft, { roomSize }: EditOf<'set-room'>): Step {
  const before = draft.room;
  const read = readRoomSize({ ...before, ...roomSize });
  if (!read.ok) return read;
  const names = Object.keys(read.value) as (keyof RoomSize)[];
  if (names.every((name) => read.value[name] === before[name])) return done;
  draft.room = read.value;
  const fit = each(below(draft), (element) => fitElement(draft, element, before.height));
  return fit.ok ? each(below(draft), (element) => fitCanopy(draft, element)) : fit;
}

/**
 * Sets a canopy of the catalogue on a cluster or on all clusters of a composition; the ceiling may make it Surface
 * Basic. Errors: `element-not-found`, `element-method-invalid` for other elements, `value-not-offered` for a code that
 * is no canopy, `cluster-one-light`, and what a light refuses.
 */
export function replaceCanopy(draft: Draft, { id, canopy }: EditOf<'replace-canopy'>): Step {
  const element = draft.element(id);
  if (!element) return draft.isTaken(id) ? notForThis('space', 'replace-canopy') : notFound(id);
  if (!draft.catalogue.canopies.some(({ code }) => code === canopy)) {
    return no(problem('value-not-offered', { attribute: 'installation', value: shown(canopy) }));
  }
  if (element.type === 'cluster') return writeInstallation(draft, element, canopy);
  if (element.type !== 'composition') return notForThis(element.type, 'replace-canopy');
  return each(draft.children(element), (child) =>
    child.type === 'cluster' ? writeInstallation(draft, child, canopy) : done,
  );
}
