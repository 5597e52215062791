import { catalogIds, type Article, type CatalogId } from '@lucerna/engine';
import { keyOf, type CatalogueRows } from './catalogue-rows';
import type { Collection } from '../../../ports/catalogue';
import { collectionSteps } from './collections';
import { groupSteps, type GroupedModels } from './grouped-models';

/** What lists and cards need besides the rows of a revision; the same whatever the flags say. */
export interface CatalogueIndex {
  /** Base articles of a catalogue in the feed's order. */
  readonly articles: ReadonlyMap<CatalogId, readonly Article[]>;
  readonly models: GroupedModels;
  /** In the feed's order. */
  readonly collections: ReadonlyMap<number, Collection>;
}

/** Works the index out, and yields after each row, so that a server can let others in between. */
export function* indexSteps(rows: CatalogueRows): Generator<void, CatalogueIndex> {
  const articles = new Map<CatalogId, Article[]>(catalogIds.map((id) => [id, []]));
  for (const article of rows.articles.values()) {
    articles.get(article.catalog)?.push(article);
    yield;
  }
  const hasArticle = (catalogId: CatalogId, model: string) => rows.articles.has(keyOf(catalogId, model));
  const models = yield* groupSteps(rows.models, hasArticle);
  const collections = yield* collectionSteps(rows, models);
  return { articles, models, collections };
}
