export { OrderList as default } from '../features/orders/OrderList';
