import type { Feature } from '../../frame';
import { makeBudgetDocument } from './make-document';
import { budgetRoutes } from './routes';

export const budgetFeature: Feature = {
  name: 'budget',
  routes: budgetRoutes,
  tasks: { makeBudgetDocument },
};
