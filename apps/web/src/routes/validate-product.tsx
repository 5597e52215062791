import { useParams } from 'react-router';
import { EditedProduct } from '../features/configurator/EditedProduct';
import { ExpressPage } from '../features/express/ExpressPage';
import { api } from '../shared/api';

/** Validates a luminaire by its attributes, and a creation that has no page of its own for it. */
export default function ValidateProductPage() {
  const { projectId = '', productId = '' } = useParams();
  const { data } = api.useGetProjectQuery({ params: { id: projectId } });
  return data?.products.byId[productId]?.hasCreation ? (
    <ExpressPage isValidating />
  ) : (
    <EditedProduct isValidating />
  );
}
