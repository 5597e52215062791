import { accountOperations } from './account';
import { budgetOperations } from './budget';
import { orderOperations } from './order';
import { projectOperations } from './project';
import { siteOperations } from './site';

/** Every call of the API by its operationId. */
export const operations = {
  ...siteOperations,
  ...accountOperations,
  ...projectOperations,
  ...budgetOperations,
  ...orderOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
