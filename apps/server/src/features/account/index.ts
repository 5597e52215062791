import type { Feature } from '../../frame';
import { accountRoutes } from './routes';

export { createDemoAccounts, demoAccounts } from './demo-accounts';

export const accountFeature: Feature = { name: 'account', routes: accountRoutes };
