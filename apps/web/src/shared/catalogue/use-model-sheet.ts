import type { CatalogId } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { catalogueQuery } from './use-catalogue';

/** Everything to configure a model, as the engine takes it. */
export function useModelSheet(model: string | undefined, catalogId: CatalogId | undefined) {
  const asked = model && catalogId ? { query: { ...catalogueQuery(catalogId), model } } : skipToken;
  const { data, isFetching, error, refetch } = api.useGetModelSheetQuery(asked);
  return { sheet: data, isFetching, error, refetch };
}
