import type { PageName } from '@lucerna/contract/pages';
import type { ComponentType } from 'react';
import { readStageAhead } from '../../shared/editor/room/stage-code';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** A page that shows a room in 3D: its code comes before the stage's, so that its words do not wait for a picture. */
const inRoom =
  (load: LoadPage): LoadPage =>
  () => {
    const page = load();
    void page.then(readStageAhead, () => undefined);
    return page;
  };

/** Reads the code of each page when it is first wanted. */
const code: Readonly<Record<PageName, LoadPage>> = {
  home: () => import('../../routes/home'),
  professionalArea: () => import('../../routes/home'),
  signIn: () => import('../../routes/sign-in'),
  signUp: () => import('../../routes/sign-up'),
  register: () => import('../../routes/register'),
  invitation: () => import('../../routes/invitation'),
  passwordReset: () => import('../../routes/password-reset'),
  legalPage: () => import('../../routes/legal-page'),
  noAccess: () => import('../../routes/no-access'),
  selectCollection: () => import('../../routes/select-collection'),
  selectModel: () => import('../../routes/select-model'),
  addProduct: () => import('../../routes/select-model'),
  model: () => import('../../routes/model'),
  modelV2: () => import('../../routes/model'),
  preconfigs: () => import('../../routes/preconfigs'),
  addPreconfig: () => import('../../routes/add-preconfig'),
  configure: () => import('../../routes/configure'),
  projectSelectCollection: () => import('../../routes/select-collection'),
  projectSelectModel: () => import('../../routes/select-model'),
  projectModel: () => import('../../routes/model'),
  projectConfigure: () => import('../../routes/configure'),
  unknownConfigurator: () => import('../../routes/unknown-configurator'),
  newCrea: inRoom(() => import('../../routes/crea')),
  projectNewCrea: inRoom(() => import('../../routes/crea')),
  productCrea: inRoom(() => import('../../routes/crea-product')),
  newSticksNodrawing: inRoom(() => import('../../routes/sticks-nodrawing')),
  projectNewSticksNodrawing: inRoom(() => import('../../routes/sticks-nodrawing')),
  productSticksNodrawing: inRoom(() => import('../../routes/sticks-nodrawing')),
  newPlusminusNodrawing: inRoom(() => import('../../routes/plusminus-nodrawing')),
  projectNewPlusminusNodrawing: inRoom(() => import('../../routes/plusminus-nodrawing')),
  productPlusminusNodrawing: inRoom(() => import('../../routes/plusminus-nodrawing')),
  newSticksDrawing: inRoom(() => import('../../routes/sticks-drawing')),
  projectNewSticksDrawing: inRoom(() => import('../../routes/sticks-drawing')),
  productSticksDrawing: inRoom(() => import('../../routes/sticks-drawing-product')),
  newPlusminusDrawing: inRoom(() => import('../../routes/plusminus-drawing')),
  projectNewPlusminusDrawing: inRoom(() => import('../../routes/plusminus-drawing')),
  productPlusminusDrawing: inRoom(() => import('../../routes/plusminus-drawing-product')),
  productExport: inRoom(() => import('../../routes/product-export')),
  downloads: () => import('../../routes/project-downloads'),
  technicalDownloads: () => import('../../routes/project-downloads'),
  serviceDownload: () => import('../../routes/service-download'),
  technicalInfo: () => import('../../routes/administration'),
  productSheet: () => import('../../routes/administration'),
  projectExport: () => import('../../routes/project-export'),
  frameConfigurator: inRoom(() => import('../../routes/frame-configurator')),
  frameExport: () => import('../../routes/frame-export'),
  sharedProduct: inRoom(() => import('../../routes/shared-product')),
  expressConfigurator: () => import('../../routes/express-configurator'),
  sandbox: inRoom(() => import('../../routes/sandbox')),
  minicompositor: inRoom(() => import('../../routes/minicompositor')),
  previewCompose: inRoom(() => import('../../routes/preview-compose')),
  compositor: inRoom(() => import('../../routes/compositor')),
  compositorV2: inRoom(() => import('../../routes/compositor')),
  compositorDemo: inRoom(() => import('../../routes/compositor-demo')),
  studio: () => import('../../routes/administration'),
  productAdmin: () => import('../../routes/administration'),
  productAdminCompose: () => import('../../routes/administration'),
  productAdminEditRule: () => import('../../routes/administration'),
  generatePreviews: () => import('../../routes/generate-previews'),
  generatePdf: () => import('../../routes/administration'),
  editProduct: () => import('../../routes/edit-product'),
  validateProduct: () => import('../../routes/validate-product'),
  projects: () => import('../../routes/projects'),
  project: () => import('../../routes/project'),
  requestBudget: () => import('../../routes/request-budget'),
  usaRequestBudget: () => import('../../routes/request-budget'),
  registrationUsa: () => import('../../routes/registration-usa'),
  budgetQuotationUsa: () => import('../../routes/budget-quotation-usa'),
  requests: () => import('../../routes/requests'),
  request: () => import('../../routes/request'),
  support: () => import('../../routes/support'),
  generateBudget: () => import('../../routes/generate-budget'),
  budget: () => import('../../routes/budget'),
  reviseBudget: () => import('../../routes/revise-budget'),
  linkedQuote: () => import('../../routes/linked-quote'),
  quotes: () => import('../../routes/quotes'),
  newOrder: () => import('../../routes/new-order'),
  orders: () => import('../../routes/orders'),
  order: () => import('../../routes/order'),
  invoices: () => import('../../routes/invoices'),
  erp: () => import('../../routes/administration'),
  imports: () => import('../../routes/administration'),
  changes: () => import('../../routes/administration'),
  firstSteps: () => import('../../routes/first-steps'),
  profile: () => import('../../routes/profile'),
  usersManagement: () => import('../../routes/users-management'),
};

/** The code of a page of the table. */
export const codeOf = (page: PageName): LoadPage => code[page];
