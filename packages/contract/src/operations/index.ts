import { accountOperations } from './account';
import { budgetOperations } from './budget';
import { catalogueOperations, collectionOperations } from './catalogue';
import { orderOperations } from './order';
import { pictureOperations } from './picture';
import { projectOperations } from './project';
import { siteOperations } from './site';

/** Every call of the API by its operationId. */
export const operations = {
  ...siteOperations,
  ...accountOperations,
  ...catalogueOperations,
  ...collectionOperations,
  ...pictureOperations,
  ...projectOperations,
  ...budgetOperations,
  ...orderOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
