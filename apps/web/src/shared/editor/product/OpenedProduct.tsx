import type { Project, ProjectProduct } from '@lucerna/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api';
import { ProductGone } from '../../product';
import { useTitle } from '../../route';
import { WholeLoading } from '../whole/WholeLoading';

interface OpenedProductProps {
  readonly children: (product: ProjectProduct, project: Project) => ReactNode;
}

/** Opens the product that the address names, with its project; or says why it cannot be opened. */
export function OpenedProduct({ children }: OpenedProductProps) {
  const { projectId = '', productId = '' } = useParams();
  const project = api.useGetProjectQuery({ params: { id: projectId } });
  // What is stored is asked for beside the project: whoever opens it would ask after it.
  api.useGetProductConfigQuery({ params: { id: productId }, query: { projectId } });
  const product = project.data?.products.byId[productId];
  useTitle(product?.name);
  if (project.data && !product) return <ProductGone />;
  if (!project.data || !product) {
    return <WholeLoading error={project.error} onRetry={() => void project.refetch()} />;
  }
  return children(product, project.data);
}
