import { PlacedOrder } from '../features/orders/PlacedOrder';
import { usePageParams } from '../shared/route';

export default function OrderPage() {
  const { orderId } = usePageParams('order');
  return <PlacedOrder key={orderId} orderId={orderId} />;
}
