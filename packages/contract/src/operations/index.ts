import { accountOperations } from './account';
import { accessOperations } from './account-access';
import { adminOperations } from './account-admin';
import { companyOperations } from './account-company';
import { keyOperations } from './account-key';
import { optionOperations } from './account-option';
import { qualificationOperations } from './account-qualification';
import { budgetOperations } from './budget';
import { catalogueOperations } from './catalogue';
import { collectionOperations } from './collection';
import { compositionSheetOperations } from './composition-sheet';
import { decisionOperations } from './decision';
import { draftOperations } from './draft';
import { floorPlanOperations } from './floor-plan';
import { geographyOperations } from './geography';
import { orderOperations } from './order';
import { photometryOperations } from './photometry';
import { pictureOperations } from './picture';
import { preconfigOperations } from './preconfig';
import { projectOperations } from './project';
import { projectInfoOperations } from './project-info';
import { projectMemberOperations } from './project-member';
import { projectVersionOperations } from './project-version';
import { shareOperations } from './share';
import { siteOperations } from './site';
import { supportOperations } from './support';

/** Every call of the API by its operationId. */
export const operations = {
  ...siteOperations,
  ...accountOperations,
  ...accessOperations,
  ...qualificationOperations,
  ...companyOperations,
  ...keyOperations,
  ...adminOperations,
  ...optionOperations,
  ...supportOperations,
  ...geographyOperations,
  ...catalogueOperations,
  ...collectionOperations,
  ...preconfigOperations,
  ...compositionSheetOperations,
  ...decisionOperations,
  ...draftOperations,
  ...shareOperations,
  ...floorPlanOperations,
  ...photometryOperations,
  ...pictureOperations,
  ...projectOperations,
  ...projectInfoOperations,
  ...projectMemberOperations,
  ...projectVersionOperations,
  ...budgetOperations,
  ...orderOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
