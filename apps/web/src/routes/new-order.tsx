import { NewOrder } from '../features/orders/NewOrder';
import { usePageParams } from '../shared/route';

export default function NewOrderPage() {
  const { projectId } = usePageParams('newOrder');
  return <NewOrder key={projectId} projectId={projectId} />;
}
