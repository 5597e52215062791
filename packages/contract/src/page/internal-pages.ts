import { pageGroup } from './page';

/** Pages of the manufacturer itself: trying, composing, administering. */
export const internalPages = pageGroup({
  sandbox: { path: '/sandbox', access: 'open', title: 'routes.sandbox' },
  compositorV2: { path: '/compositor/v2', access: 'open', title: 'routes.compositor' },
  compositorDemo: { path: '/compositor/_demo', access: 'open', title: 'routes.compositor' },
  minicompositor: { path: '/minicompositor', access: 'open', title: 'routes.compositor' },
  productAdmin: {
    path: '/product-admin',
    access: 'open',
    title: 'routes.productAdmin',
    content: 'backoffice',
  },
  productAdminCompose: {
    path: '/product-admin/compose',
    access: 'open',
    title: 'routes.productAdminCompose',
    content: 'backoffice',
  },
  productAdminEditRule: {
    path: '/product-admin/EditRule',
    access: 'open',
    title: 'routes.productAdminEditRule',
    content: 'backoffice',
  },
  previewCompose: {
    path: '/preview/compose',
    access: 'open',
    flag: 'composeUrlPreview',
    title: 'routes.previewCompose',
  },
  studio: { path: '/studio', access: 'internal', title: 'routes.studio' },
  compositor: {
    path: '/compositor',
    access: 'internal',
    title: 'routes.compositor',
    // Products of the compositor are validated here (C2); the page leads on while that is switched off.
    alsoWith: { name: 'validating', value: 'true' },
  },
  generatePreviews: {
    path: '/compositor/generatePreviews',
    access: 'internal',
    title: 'routes.generatePreviews',
  },
  generatePdf: {
    path: '/compositor/generatePdf',
    access: 'internal',
    title: 'routes.generatePdf',
  },
  technicalInfo: {
    path: '/technicalinfo',
    access: 'internal',
    title: 'routes.technicalInfo',
  },
  productSheet: { path: '/productsheet', access: 'internal', title: 'routes.productSheet' },
});
