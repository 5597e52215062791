import type { CatalogId } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { api } from '../../../shared/api';
import { catalogueQuery } from '../../../shared/catalogue/use-catalogue';
import { readingOf, together, useEditorCatalogue } from '../../../shared/editor';

/** The collection that a new room begins with when nothing else says which. */
const composing = 'crea';
/** Systems that are drawn, not hung one by one. */
const drawn = 'drawing';

/**
 * The collections to compose from: those that what is in the room needs, and those that were looked into. `needed` may
 * grow while the page is open.
 */
export function useCreaCollections(catalogId: CatalogId | undefined, needed: readonly number[] | undefined) {
  const list = api.useListCollectionsQuery(catalogId ? { query: catalogueQuery(catalogId) } : skipToken);
  const [looked, setLooked] = useState<readonly number[]>([]);
  const collections = list.data?.collections.filter(
    ({ configuratorType, models }) => configuratorType.description !== drawn && models > 0,
  );
  const first =
    collections?.find((each) => each.configuratorType.description === composing) ?? collections?.[0];
  // What is kept may need a collection that there is no more: one that there is stands beside it then.
  const all = list.data?.collections;
  const isKnown = (id: number) => !all || all.some(({ subFamily }) => subFamily.id === id);
  const chosen = looked.at(-1) ?? needed?.find(isKnown) ?? first?.subFamily.id ?? null;
  const wanted = needed && chosen !== null ? [...needed, ...looked, chosen] : [];
  const read = useEditorCatalogue(wanted, catalogId);
  return {
    /** What the editor is told of them. */
    choice: {
      collections: collections ?? [],
      collection: chosen,
      onCollection: (subFamilyId: number) => setLooked((before) => [...before, subFamilyId]),
    },
    catalogue: read.catalogue,
    ...together(readingOf(list), read),
  };
}
