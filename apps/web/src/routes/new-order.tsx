import { NewOrder } from '../features/orders/NewOrder';
import { usePageParams, useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function NewOrderPage() {
  const say = useWords();
  const { projectId } = usePageParams('newOrder');
  useTitle(say('orders.new'));
  return <NewOrder key={projectId} projectId={projectId} />;
}
