import type { CatalogId } from '@lucerna/engine';
import { skipToken } from '@reduxjs/toolkit/query';
import { api } from '../api';
import { useChoosing } from '../route';
import { selectCatalogId } from '../session';
import { useSelector } from '../store/hooks';

/** The project for which something is chosen, where it is for one. */
export function useChosenProject() {
  const { projectId } = useChoosing();
  return api.useGetProjectQuery(projectId ? { params: { id: projectId } } : skipToken);
}

/** The catalogue to choose from: the project's own, else that of the account. Undefined until a project is read. */
export function useCatalogue(): CatalogId | undefined {
  const { projectId } = useChoosing();
  const own = useSelector(selectCatalogId);
  const project = useChosenProject();
  return projectId ? project.data?.catalogId : own;
}

/** The catalogue as a query writes it. */
export const catalogueQuery = (catalogId: CatalogId) => ({ catalogId: `${catalogId}` }) as const;
