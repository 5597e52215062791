import type { Feature } from '../../app-context';
import { shareRoutes } from './routes';
import { sweepShares } from './store';

export const shareFeature: Feature = {
  name: 'share',
  routes: shareRoutes,
  sweep: ({ pool }) => sweepShares(pool),
};
