import type { CollectionAnswer } from '@lucerna/contract';
import type { Model } from '@lucerna/engine';
import { pageOfRows, type Page } from '../../http/paging';
import { narrowCollections } from './list-collections';
import type { Json } from './memoized-json';
import { offeredModels, type Filters } from './filters';
import { jsonOfRows } from './paged-answer';
import { presentCollection } from './present-collection';
import { modelCardJson } from './present-model-card';
import type { View } from './viewer-catalogue';

interface Row {
  readonly collection: CollectionAnswer;
  readonly model: Model;
}

/**
 * Collections with their models. A page is so many models, collection by collection: one with many models goes on, with
 * its head again, on the next page.
 */
export async function listCollectionArticles(view: View, asked: Filters & Page): Promise<Json> {
  const rows = narrowCollections(view, asked).flatMap((each): Row[] => {
    const collection = presentCollection(view, each);
    const models = offeredModels(view, { ...asked, subFamilyId: each.subFamily.id });
    return models.map((model) => ({ collection, model }));
  });
  const groups = new Map<CollectionAnswer, Model[]>();
  for (const { collection, model } of pageOfRows(rows, asked)) {
    groups.set(collection, [...(groups.get(collection) ?? []), model]);
  }
  const texts: string[] = [];
  for (const [collection, models] of groups) {
    const articles = await jsonOfRows(models, (model) => modelCardJson(view, model));
    texts.push(`${JSON.stringify(collection).slice(0, -1)},"articles":${articles}}`);
  }
  return { json: `[${texts.join(',')}]`, total: rows.length };
}
