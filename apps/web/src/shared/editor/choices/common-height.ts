import { attributeOptions } from '@lucerna/engine';
import type { ArticleElement, HeightOption, Space } from '@lucerna/engine';
import type { EditorCatalogue } from '../catalogue/editor-catalogue';

/** One article of each model among some. */
export function oneOfEachModel(articles: readonly ArticleElement[]): ArticleElement[] {
  return [...new Map(articles.map((each) => [each.model, each])).values()];
}

/** The height of the first of some, within what all of them can have in the room; null where one does not hang, or no height is for all. */
export function commonHeight(
  space: Space,
  articles: readonly ArticleElement[],
  { elements }: Pick<EditorCatalogue, 'elements'>,
): HeightOption | null {
  const limits = oneOfEachModel(articles).map(
    ({ id }) => attributeOptions(space, id, elements)?.pendantHeight ?? null,
  );
  const value = articles[0]?.attributes.pendantHeight;
  const all = limits.flatMap((each) => each ?? []);
  const [first] = all;
  if (value === undefined || !first || all.length < limits.length) return null;
  const min = Math.max(...all.map((each) => each.min));
  const max = Math.min(...all.map((each) => each.max));
  if (min > max) return null;
  return { min, max, standard: Math.min(max, Math.max(min, first.standard)), value, chosen: true };
}

/** The common height of those of some that hang, and which those are; null where none does. */
export function heightOfHanging(
  space: Space,
  articles: readonly ArticleElement[],
  catalogue: Pick<EditorCatalogue, 'elements'>,
): { readonly height: HeightOption; readonly ids: readonly string[] } | null {
  const hanging = articles.filter(({ attributes }) => attributes.pendantHeight !== undefined);
  const height = commonHeight(space, hanging, catalogue);
  return height && { height, ids: hanging.map(({ id }) => id) };
}
