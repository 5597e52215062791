import type { Project, ProjectProduct } from '@lucerna/contract';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api';
import { ProductGone } from '../../product';
import { useTitle } from '../../route';
import { readingOf } from '../space-document/reading';
import { SpaceLoading } from '../space-document/SpaceLoading';
import { useLastKnownProduct } from './use-last-known-product';
import { useFreshData } from './use-fresh-data';

interface OpenedProductProps {
  readonly children: (product: ProjectProduct, project: Project) => ReactNode;
}

/** Opens the product that the address names, with its project; or says why it cannot be opened. Each mode opens it anew. */
export function OpenedProduct(props: OpenedProductProps) {
  const { productId, mode } = useParams();
  return <Opened key={`${productId} ${mode}`} {...props} />;
}

function Opened({ children }: OpenedProductProps) {
  const { projectId = '', productId = '' } = useParams();
  const project = api.useGetProjectQuery({ params: { id: projectId } });
  // What is stored is asked for beside the project: whoever opens it would ask after it.
  api.useGetProductConfigQuery({ params: { id: productId }, query: { projectId } });
  const read = useFreshData(project);
  const product = useLastKnownProduct(read?.products.byId[productId], productId);
  useTitle(product?.name);
  if (read && !product) return <ProductGone />;
  if (!read || !product) {
    return <SpaceLoading reading={readingOf(project)} />;
  }
  return children(product, read);
}
