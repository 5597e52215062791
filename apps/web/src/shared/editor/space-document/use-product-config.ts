import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router';
import { api } from '../../api';
import { useCatalogue, useChosenProject } from '../../catalogue/use-catalogue';
import { readingOf, together } from './reading';
import { useFreshData } from '../product/use-fresh-data';

/** For what an editor was opened. */
export type EditorMode = 'create' | 'edit' | 'validate' | 'view';

const modes: readonly string[] = ['edit', 'validate', 'view'];

/**
 * For what the page was opened, with the product that it is about and the catalogue to compose from. Without a product
 * in the address, or in `asked`, something new is made.
 */
export function useProductConfig(
  asked: { readonly projectId?: string; readonly productId?: string; readonly mode?: string } = {},
) {
  const params = useParams();
  const projectId = asked.projectId ?? params.projectId;
  const productId = asked.productId ?? params.productId;
  const wanted = asked.mode ?? params.mode ?? 'edit';
  const own = useCatalogue();
  const chosen = useChosenProject();
  const config = api.useGetProductConfigQuery(
    productId ? { params: { id: productId }, query: { projectId } } : skipToken,
  );
  const read = useFreshData(config, `${productId} ${wanted}`);
  const within = read?.projectId ?? projectId;
  const project = api.useGetProjectQuery(productId && within ? { params: { id: within } } : skipToken);
  const mode = productId ? ((modes.includes(wanted) ? wanted : 'edit') as EditorMode) : 'create';
  return {
    mode,
    projectId,
    productId,
    config: read,
    /** What the project calls the product; undefined while it is not known. */
    name: productId && project.data?.products.byId[productId]?.name,
    catalogId: productId ? read?.catalogId : own,
    isRead: !productId || (read !== undefined && !project.isLoading),
    ...together(readingOf(chosen), readingOf(config)),
  };
}
