import type { PageName, Pages } from '@lucerna/contract/pages';
import type { ComponentType } from 'react';

export type LoadPage = () => Promise<{ default: ComponentType }>;

/** Pages that only say that their content is not there yet. */
type LaterPage = {
  [Name in PageName]: Pages[Name] extends { readonly isLater: true } ? Name : never;
}[PageName];

const later: LoadPage = () => import('../../routes/later');

/** Reads the code of each page when it is first wanted. */
const code: Readonly<Record<Exclude<PageName, LaterPage>, LoadPage>> = {
  home: () => import('../../routes/home'),
  professionalArea: () => import('../../routes/home'),
  signIn: () => import('../../routes/sign-in'),
  signUp: () => import('../../routes/sign-up'),
  register: () => import('../../routes/register'),
  passwordReset: () => import('../../routes/password-reset'),
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
  newCrea: () => import('../../routes/crea'),
  projectNewCrea: () => import('../../routes/crea'),
  productCrea: () => import('../../routes/crea-product'),
  newSticksNodrawing: () => import('../../routes/sticks-nodrawing'),
  projectNewSticksNodrawing: () => import('../../routes/sticks-nodrawing'),
  productSticksNodrawing: () => import('../../routes/sticks-nodrawing'),
  newPlusminusNodrawing: () => import('../../routes/plusminus-nodrawing'),
  projectNewPlusminusNodrawing: () => import('../../routes/plusminus-nodrawing'),
  productPlusminusNodrawing: () => import('../../routes/plusminus-nodrawing'),
  newSticksDrawing: () => import('../../routes/sticks-drawing'),
  projectNewSticksDrawing: () => import('../../routes/sticks-drawing'),
  productSticksDrawing: () => import('../../routes/sticks-drawing-product'),
  newPlusminusDrawing: () => import('../../routes/plusminus-drawing'),
  projectNewPlusminusDrawing: () => import('../../routes/plusminus-drawing'),
  productPlusminusDrawing: () => import('../../routes/plusminus-drawing-product'),
  productExport: () => import('../../routes/product-export'),
  projectExport: () => import('../../routes/project-export'),
  frameConfigurator: () => import('../../routes/frame-configurator'),
  frameExport: () => import('../../routes/frame-export'),
  sharedProduct: () => import('../../routes/shared-product'),
  expressConfigurator: () => import('../../routes/express-configurator'),
  sandbox: () => import('../../routes/sandbox'),
  minicompositor: () => import('../../routes/minicompositor'),
  previewCompose: () => import('../../routes/preview-compose'),
  compositor: () => import('../../routes/compositor'),
  compositorV2: () => import('../../routes/compositor'),
  compositorDemo: () => import('../../routes/compositor-demo'),
  generatePreviews: () => import('../../routes/generate-previews'),
  generatePdf: () => import('../../routes/generate-pdf'),
  editProduct: () => import('../../routes/edit-product'),
  validateProduct: () => import('../../routes/validate-product'),
  projects: () => import('../../routes/projects'),
  project: () => import('../../routes/project'),
  generateBudget: () => import('../../routes/generate-budget'),
  budget: () => import('../../routes/budget'),
  newOrder: () => import('../../routes/new-order'),
  orders: () => import('../../routes/orders'),
  order: () => import('../../routes/order'),
  profile: () => import('../../routes/profile'),
  usersManagement: () => import('../../routes/users-management'),
};

/** The code of a page of the table. */
export const codeOf = (page: PageName): LoadPage =>
  (code as Readonly<Record<string, LoadPage>>)[page] ?? later;
