import type { Feature } from '../../app-context';
import { cancellationLetters } from './cancellation-letters';
import { letters } from './letters';
import { erpRoutes } from './routes';
import { sendingTasks } from './send-orders';
import { sweepMessages } from './sweep';

export { decideCancellation, lockForCancellation } from './cancel-order';
export { tellSellers } from './cancellation-letters';
export { tellOwner } from './letters';
export { askSending } from './send-orders';

export const erpFeature: Feature = {
  name: 'erp',
  routes: erpRoutes,
  tasks: { ...letters, ...cancellationLetters, ...sendingTasks },
  times: ['* * * * * offerOrders ?max=1'],
  sweep: ({ pool, env }) => sweepMessages(pool, env.eventDays),
};
