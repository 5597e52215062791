import type { Configuration } from '../configuration/choices';
import type { DrawnSystem } from '../catalogue/row/drawn-system';
import { createSpace } from '../element/create-space';
import { applyEdit } from '../element/edit/apply-edit';
import type { Edit } from '../element/edit/edit';
import type { ArticleElement, CompositionElement, Space } from '../element/element';
import type { ElementCatalogue } from '../element/element-catalogue';
import { elementsOf, isArticleElement } from '../element/walk';
import type { Result } from '../problem';

/** A change of a system that is counted and not drawn, as a plain record; other edits of a space are taken as well. */
export type CountEdit =
  /** So many of a model there shall be; parts that follow from the others follow. */
  | { readonly type: 'count'; readonly model: string; readonly quantity: number }
  /** So many metres of belt there shall be, cut from the lengths that the catalogue has. */
  | { readonly type: 'belt'; readonly metres: number }
  /** Attributes of the whole: every luminaire takes them, or none; parts take the finish where they have it. */
  | { readonly type: 'attributes'; readonly delta: Configuration }
  /** Takes all parts as they are suggested. */
  | { readonly type: 'take-suggested' }
  | Edit;

/** The id of the one composition of a counted system. */
const wholeId = 'whole';

/** An empty counted system. Errors: those of `createSpace`, and `collection-undefined` without a catalogue. */
export function startCounts(id: string, catalogue: ElementCatalogue): Result<Space> {
  const space = createSpace({ id, configurator: 'nodrawing' });
  if (!space.ok) return space;
  return applyEdit(
    space.value,
    { type: 'add', to: id, element: { type: 'composition', id: wholeId } },
    catalogue,
  );
}

/** The composition whose parts are counted: the first. */
export function countedComposition(space: Space): CompositionElement | null {
  return space.compositions[0] ?? null;
}

/** Luminaires and complements of a space. */
export function articlesIn(space: Space): ArticleElement[] {
  return [...elementsOf(space)].filter(isArticleElement);
}

/** How many of each model a space has. */
export function countsOf(space: Space): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { model } of articlesIn(space)) counts.set(model, (counts.get(model) ?? 0) + 1);
  return counts;
}

/** The systems that can be counted are those that can be drawn. */
export type CountedSystem = DrawnSystem;
