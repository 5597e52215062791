import { isCatalogId } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../../shared/api';
import { catalogueQuery, useCatalogue } from '../../../shared/catalogue/use-catalogue';
import {
  readingOf,
  together,
  useEditorCatalogue,
  usePreconfig,
  useProductConfig,
} from '../../../shared/editor';
import { startComposing } from '../../../shared/composing/start';

/** The name of the configurator in the catalogue. */
const compositor = 'compositor';

/**
 * What the address of the compositor asks for, read: a product of a project, a preconfigured product (configId), or
 * something new of a family; with the catalogue to compose from.
 */
export function useCompositionAsked() {
  const [search] = useSearchParams();
  const query = (name: string) => search.get(name) ?? undefined;
  const isValidating = query('validating') === 'true';
  const mode = isValidating ? 'validate' : 'edit';
  const asked = useProductConfig({ projectId: query('projectId'), productId: query('productId'), mode });
  const own = useCatalogue();
  // Beside a product the query names its configuration, which the product leads to; alone it names a prepared one.
  const prepared = /^\d{1,9}$/.exec(query('configId') ?? '')?.[0];
  const configId = asked.productId ? undefined : prepared;
  const given = usePreconfig(configId);
  const { preconfig } = given;
  const wanted = Number(query('catalog'));
  const ofQuery = isCatalogId(wanted) ? wanted : own;
  const catalogId = asked.productId ? asked.catalogId : (preconfig?.catalogId ?? ofQuery);
  const list = api.useListCollectionsQuery(catalogId ? { query: catalogueQuery(catalogId) } : skipToken);

  const stored = asked.config ?? preconfig;
  const isRead = asked.isRead && given.isRead;
  const collections = list.data?.collections;
  const family = Number(query('family'));
  const collection =
    collections?.find(({ subFamily }) => subFamily.id === stored?.subFamily.id) ??
    collections?.find(({ familyId }) => familyId === family) ??
    collections?.find(({ configuratorType }) => configuratorType.description === compositor);
  const read = useEditorCatalogue(isRead && collection ? [collection.subFamily.id] : [], catalogId);
  const { catalogue } = read;
  const start = useMemo(
    () =>
      catalogue && isRead
        ? startComposing(catalogue, { stored: stored?.creation, quantity: asked.config?.quantity })
        : null,
    [catalogue, isRead, stored, asked.config],
  );
  return {
    ...asked,
    isValidating,
    configId,
    catalogId,
    collection,
    catalogue,
    start,
    name: asked.name ?? preconfig?.name,
    ...together(asked, given, readingOf(list), read),
  };
}
