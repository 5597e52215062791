import { budgetOperations } from './budget';
import { orderOperations } from './order';
import { projectOperations } from './project';

/** Every call of the API by its operationId. */
export const operations = {
  ...projectOperations,
  ...budgetOperations,
  ...orderOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
