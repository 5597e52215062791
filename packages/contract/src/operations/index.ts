import { accountOperations } from './account';
import { accessOperations } from './account-access';
import { adminOperations } from './account-admin';
import { companyOperations } from './account-company';
import { keyOperations } from './account-key';
import { optionOperations } from './account-option';
import { qualificationOperations } from './account-qualification';
import { budgetOperations } from './budget';
import { catalogueOperations } from './catalogue';
import { catalogueChangeOperations } from './catalogue-change';
import { catalogueImportOperations } from './catalogue-import';
import { changeLogOperations } from './change-log';
import { collectionOperations } from './collection';
import { compositionSheetOperations } from './composition-sheet';
import { decisionOperations } from './decision';
import { documentOperations } from './document';
import { draftOperations } from './draft';
import { erpOperations } from './erp';
import { floorPlanOperations } from './floor-plan';
import { geographyOperations } from './geography';
import { invoiceOperations } from './invoice';
import { orderOperations } from './order';
import { photometryOperations } from './photometry';
import { pictureOperations } from './picture';
import { preconfigOperations } from './preconfig';
import { projectOperations } from './project';
import { projectInfoOperations } from './project-info';
import { projectLinesOperations } from './project-lines';
import { projectMemberOperations } from './project-member';
import { projectScheduleOperations } from './project-schedule';
import { projectStructureOperations } from './project-structure';
import { projectVersionOperations } from './project-version';
import { quoteLinkOperations } from './quote-link';
import { requestOperations } from './request';
import { shareOperations } from './share';
import { siteOperations } from './site';
import { supportOperations } from './support';
import { uploadOperations } from './upload';

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
  ...uploadOperations,
  ...floorPlanOperations,
  ...photometryOperations,
  ...documentOperations,
  ...pictureOperations,
  ...projectOperations,
  ...catalogueChangeOperations,
  ...projectInfoOperations,
  ...projectMemberOperations,
  ...projectLinesOperations,
  ...projectScheduleOperations,
  ...projectStructureOperations,
  ...projectVersionOperations,
  ...requestOperations,
  ...budgetOperations,
  ...quoteLinkOperations,
  ...orderOperations,
  ...invoiceOperations,
  ...erpOperations,
  ...changeLogOperations,
  ...catalogueImportOperations,
};

export type Operations = typeof operations;
export type OperationId = keyof Operations;
