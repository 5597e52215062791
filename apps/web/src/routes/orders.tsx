import { OrderList } from '../features/orders/OrderList';
import { useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function OrdersPage() {
  const say = useWords();
  useTitle(say('orders.title'));
  return <OrderList />;
}
