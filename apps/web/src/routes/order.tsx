import { PlacedOrder } from '../features/orders/PlacedOrder';
import { usePageParams } from '../shared/route';
import { usePrintInLight } from '../shared/theme/use-print-in-light';

export default function OrderPage() {
  usePrintInLight();
  const { orderId } = usePageParams('order');
  return <PlacedOrder key={orderId} orderId={orderId} />;
}
