import type { Feature } from '../../frame';
import { makeBudgetDocument } from './make-document';
import { budgetRoutes } from './routes';

export { detailsOf, pictureOf } from './describe-product';

export const budgetFeature: Feature = {
  name: 'budget',
  routes: budgetRoutes,
  tasks: { makeBudgetDocument },
};
