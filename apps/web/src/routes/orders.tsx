import { OrderList } from '../features/orders/OrderList';

export default function OrdersPage() {
  return <OrderList />;
}
