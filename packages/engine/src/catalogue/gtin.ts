import type { Article } from './row/article';
import type { Model } from './row/model';

/**
 * The GTIN of what a reference names: that of its model belongs to the base article, with its finish and all else, and to no other
 * configuration (GS1 General Specifications: what is ordered or priced by itself has a number of its own). Null of all others.
 */
export const gtinOf = (
  model: Pick<Model, 'tradeData'>,
  article: Pick<Article, 'reference'> | null | undefined,
  reference: string,
): string | null => (article?.reference === reference ? (model.tradeData?.gtin ?? null) : null);
