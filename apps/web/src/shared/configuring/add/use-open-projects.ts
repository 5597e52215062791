import type { CatalogId } from '@lucerna/engine';
import { useState } from 'react';
import { api } from '../../api';
import { catalogueQuery } from '../../catalogue/use-catalogue';
import { useTypedSearch } from '../../list/use-typed-search';

/** Projects that are shown at once; the others are searched for. */
export const maxProjects = 20;

/** The projects of a catalogue that can still be added to, those that changed last or those that a search finds. */
export function useOpenProjects(catalogId: CatalogId) {
  const [search, lookFor] = useState('');
  const [typed, setTyped] = useTypedSearch(search, lookFor);
  const query = { ...catalogueQuery(catalogId), status: '1', itemsPerPage: maxProjects } as const;
  const asked = api.useListProjectsQuery({ query: { ...query, ...(search && { search }) } });
  return { asked, search, lookFor, typed, setTyped };
}
