import type { Feature } from '../../app-context';
import { approvalTasks } from './approval-letters';
import { documentTasks } from './document-job';
import { budgetRoutes } from './routes';

export { acceptanceOf, keepAcceptance } from './acceptance';
export { describeLight } from './describe-light';
export { detailsOf, partsOf, pictureOf } from './describe-product';
export { documentFile } from './document';
export { freezeOrder, type FrozenLine } from './freeze-document';
export { addressIn, clientIn, conditionsIn, makerIn } from './legal-parties';
export { linesOf } from './lines';
export { catalogOf } from './list-quotes';
export { moveRevision, sendRevision, type Sending } from './move-budget';
export { maySeeBudgets } from './policy';
export { presentBudget } from './present';
export { readPrinted } from './printed';
export { render } from './render-process';
export { sheetFile } from './quote-sheet';
export { isOffered, viewOf } from './read-budget';
export { findBudget, findLinkedBudget, lockQuote, type StoredBudget } from './store';

export const budgetFeature: Feature = {
  name: 'budget',
  routes: budgetRoutes,
  tasks: { ...documentTasks, ...approvalTasks },
};
