/** Every page's path (P2). A page is named here once; nothing else in the app writes a path. */
export const paths = {
  home: '/',
  professionalArea: '/professional-area',
  signIn: '/sign-in',
  signUp: '/sign-up',
  createProject: '/create-project',
  selectCollection: '/create-project/select-collection',
  selectModel: '/create-project/select-collection/:subFamilyId',
  addProduct: '/add-product/:subFamilyId',
  addProductFor: '/add-product/:subFamilyId/:applicationLocationId',
  model: '/add-product/:subFamilyId/:applicationLocationId/:model',
  configure: '/add-product/:subFamilyId/:applicationLocationId/:model/attributes-configurator',
  projects: '/projects',
  project: '/project/:projectId',
  projectAddProduct: '/project/:projectId/add-product',
  projectSelectCollection: '/project/:projectId/add-product/select-collection',
  projectSelectModel: '/project/:projectId/add-product/select-collection/:subFamilyId',
  projectModel: '/project/:projectId/add-product/:subFamilyId/:applicationLocationId/:model',
  projectConfigure:
    '/project/:projectId/add-product/:subFamilyId/:applicationLocationId/:model/attributes-configurator',
  editProduct: '/project/:projectId/product/:productId/attributes-configurator',
  generateBudget: '/project/:projectId/generate-budget',
  budget: '/project/:projectId/budget/:budgetId',
  newOrder: '/project/:projectId/new-order',
  orders: '/orders',
  order: '/order/:orderId',
  profile: '/my-profile',
  noAccess: '/error-403',
} as const;

export type PageName = keyof typeof paths;

type Names<Path extends string> = Path extends `${infer _}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | Names<More>
    : Rest
  : never;

/** The parameters in a page's path: `ParamsIn<'project'>` is `{ projectId }`. */
export type ParamsIn<Page extends PageName> = Readonly<Record<Names<(typeof paths)[Page]>, string | number>>;
