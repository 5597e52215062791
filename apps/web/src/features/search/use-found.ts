import type { CollectionAnswer, ModelCard, ProjectRow } from '@lucerna/contract';
import { searchWords } from '@lucerna/contract/search-words';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { api } from '../../shared/api';
import { catalogueQuery, useCatalogue } from '../../shared/catalogue/use-catalogue';
import { useCan } from '../../shared/session';

/** Milliseconds without a key before the server is asked. */
const pause = 150;
/** Luminaires of the list; one more tells that there are more. */
export const maxModels = 8;
const maxProjects = 3;
/** What the server takes. */
const longest = 100;

export interface Found {
  readonly collections: readonly CollectionAnswer[];
  readonly models: readonly ModelCard[];
  readonly hasMore: boolean;
  readonly projects: readonly ProjectRow[];
  /** The answer to the words typed last is on its way; what is here was found for others. */
  readonly isStale: boolean;
  readonly error: unknown;
  /** The server is asked just now. */
  readonly isAsking: boolean;
  readonly retry: () => void;
}

/** What is found for words while they are typed; without words every collection. */
export function useFound(typed: string): Found {
  const text = typed.trim().slice(0, longest);
  const [asked, setAsked] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), pause);
    return () => clearTimeout(timer);
  }, [text]);

  const catalogId = useCatalogue();
  const canSeeProjects = useCan('project.view');
  const again = { refetchOnReconnect: true };
  const collections = api.useListCollectionsQuery(
    catalogId ? { query: catalogueQuery(catalogId) } : skipToken,
    again,
  );
  const models = api.useSearchArticlesQuery(
    catalogId && asked
      ? { query: { ...catalogueQuery(catalogId), search: asked, itemsPerPage: maxModels + 1 } }
      : skipToken,
    again,
  );
  const projects = api.useListProjectsQuery(
    canSeeProjects && asked ? { query: { search: asked, itemsPerPage: maxProjects } } : skipToken,
    again,
  );

  const wanted = searchWords(text);
  const failed = [models, projects].filter(({ isError }) => isError);
  const found = text && !models.isError ? (models.data ?? []) : [];
  return {
    collections: (collections.data?.collections ?? []).filter(({ name }) => {
      const words = searchWords(name);
      return wanted.every((each) => words.some((word) => word.startsWith(each)));
    }),
    models: found.slice(0, maxModels),
    hasMore: found.length > maxModels,
    projects: text && !projects.isError ? (projects.data?.docs ?? []) : [],
    isStale: text !== asked || models.isFetching || collections.isLoading,
    error: text ? failed[0]?.error : undefined,
    isAsking: models.isFetching || projects.isFetching,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}
