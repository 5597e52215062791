import type { CollectionSheet } from '@lucerna/contract';
import type { ModelSheet } from '@lucerna/engine';
import { api } from '../../shared/api';
import { catalogueQuery } from '../../shared/catalogue/use-catalogue';

/** What hangs and joins the luminaires of a collection. */
export type PartsOfCollection = Pick<CollectionSheet, 'canopies' | 'systems' | 'accessories'>;

/** What hangs and joins a model. It is whole on every page of its collection: one model is enough. */
export function usePartsOf({ catalogId, model }: ModelSheet) {
  return api.useGetCollectionSheetQuery({
    query: { ...catalogueQuery(catalogId), subFamilyId: [`${model.subFamily.id}`], itemsPerPage: 1 },
  });
}
