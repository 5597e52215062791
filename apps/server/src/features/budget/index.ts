import type { Feature } from '../../frame';
import { documentTasks } from './document-job';
import { budgetRoutes } from './routes';

export { detailsOf, pictureOf } from './describe-product';

export const budgetFeature: Feature = {
  name: 'budget',
  routes: budgetRoutes,
  tasks: documentTasks,
};
