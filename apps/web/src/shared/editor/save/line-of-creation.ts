import type { NewProject } from '@lucerna/contract';
import { configuratorIds, elementsOf, isArticleElement, storeCreation, type Creation } from '@lucerna/engine';

type Line = NonNullable<NewProject['products']>[number];

/**
 * The line of a project that a creation becomes. A luminaire of the configurator by attributes, which hangs in a room for
 * being looked at only, is its choices again, so that it opens there as it was made.
 */
export function lineOfCreation(creation: Creation, quantity: number): Line {
  const { space, drawing } = creation;
  const articles = [...elementsOf(space)].filter(isArticleElement);
  const [only] = articles;
  if (!drawing && only && articles.length === 1 && space.configurator.id === configuratorIds.attributes) {
    return { model: only.model, choices: only.attributes, quantity };
  }
  return { creation: { ...storeCreation(creation) }, quantity };
}
