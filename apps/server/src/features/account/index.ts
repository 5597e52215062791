import type { Feature } from '../../frame';
import { accountRoutes } from './routes';
import { sweepSessions } from './session';

export { createDemoAccounts, demoAccounts } from './demo-accounts';

export const accountFeature: Feature = {
  name: 'account',
  routes: accountRoutes,
  sweep: ({ pool }) => sweepSessions(pool),
};
