import type { CatalogId, ModelSheet } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { catalogueQuery } from './use-catalogue';

/** Everything to configure a model, as the engine takes it. The answer is the engine's own sheet, written by the server. */
export function useModelSheet(model: string | undefined, catalogId: CatalogId | undefined) {
  const asked = model && catalogId ? { query: { ...catalogueQuery(catalogId), model } } : skipToken;
  const { data, isError, error, refetch } = api.useGetModelSheetQuery(asked);
  return { sheet: data as ModelSheet | undefined, isError, error, refetch };
}
