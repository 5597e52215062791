import { PlacedOrder } from '../features/orders/PlacedOrder';
import { usePageParams, useTitle } from '../shared/route';
import { useWords } from '../shared/words';

export default function OrderPage() {
  const say = useWords();
  const { orderId } = usePageParams('order');
  useTitle(say('orders.title'));
  return <PlacedOrder key={orderId} orderId={orderId} />;
}
