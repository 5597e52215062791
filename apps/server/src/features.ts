import type { Feature } from './app-context';
import { accountFeature } from './features/account';
import { administratorFeature } from './features/administrator';
import { apiKeyFeature } from './features/api-key';
import { auditFeature } from './features/audit';
import { budgetFeature } from './features/budget';
import { catalogueFeature } from './features/catalogue';
import { catalogueImportFeature } from './features/catalogue-import';
import { companyFeature } from './features/company';
import { creationFeature } from './features/creation';
import { compositionSheetFeature } from './features/composition-sheet';
import { decisionFeature } from './features/decision';
import { downloadFeature } from './features/download';
import { draftFeature } from './features/draft';
import { floorPlanFeature } from './features/floor-plan';
import { geographyFeature } from './features/geography';
import { mailFeature } from './features/mail';
import { optionFeature } from './features/option';
import { erpFeature } from './features/erp';
import { invoiceFeature } from './features/invoice';
import { orderFeature } from './features/order';
import { photometryFeature } from './features/photometry';
import { pictureFeature } from './features/picture';
import { preconfigFeature } from './features/preconfig';
import { projectFeature } from './features/project';
import { projectMemberFeature } from './features/project-member';
import { qualificationFeature } from './features/qualification';
import { quoteLinkFeature } from './features/quote-link';
import { requestFeature } from './features/request';
import { rightsFeature } from './features/rights';
import { shareFeature } from './features/share';
import { siteFeature } from './features/site';
import { socialFeature } from './features/social';
import { supportFeature } from './features/support';
import { uploadFeature } from './features/upload';

/** Every subject that the server serves. */
export const features: readonly Feature[] = [
  siteFeature,
  accountFeature,
  socialFeature,
  qualificationFeature,
  companyFeature,
  administratorFeature,
  apiKeyFeature,
  rightsFeature,
  auditFeature,
  optionFeature,
  mailFeature,
  supportFeature,
  geographyFeature,
  catalogueFeature,
  catalogueImportFeature,
  preconfigFeature,
  decisionFeature,
  draftFeature,
  shareFeature,
  uploadFeature,
  floorPlanFeature,
  creationFeature,
  projectFeature,
  projectMemberFeature,
  requestFeature,
  budgetFeature,
  quoteLinkFeature,
  compositionSheetFeature,
  orderFeature,
  invoiceFeature,
  erpFeature,
  photometryFeature,
  downloadFeature,
  pictureFeature,
];
