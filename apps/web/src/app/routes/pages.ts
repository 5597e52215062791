import type { Access } from '@lucerna/contract';
import type { ComponentType } from 'react';
import type { PageName } from '../../shared/route';

interface Page {
  readonly page: PageName;
  /** Who may see it (P2): anyone, anyone signed in, or who holds the privilege. */
  readonly access: Access;
  /** Reads the page's code when it is first wanted. */
  readonly load: () => Promise<{ default: ComponentType }>;
}

/** The table of pages: path by name (shared/route/paths), access, code. */
export const pages: readonly Page[] = [
  { page: 'home', access: 'open', load: () => import('../../routes/home') },
  { page: 'professionalArea', access: 'open', load: () => import('../../routes/home') },
  { page: 'signIn', access: 'open', load: () => import('../../routes/sign-in') },
  { page: 'signUp', access: 'open', load: () => import('../../routes/sign-up') },
  {
    page: 'selectCollection',
    access: 'open',
    load: () => import('../../routes/select-collection'),
  },
  { page: 'selectModel', access: 'open', load: () => import('../../routes/select-model') },
  { page: 'addProduct', access: 'open', load: () => import('../../routes/select-model') },
  { page: 'addProductFor', access: 'open', load: () => import('../../routes/select-model') },
  { page: 'model', access: 'open', load: () => import('../../routes/model') },
  { page: 'configure', access: 'open', load: () => import('../../routes/configure') },
  {
    page: 'projectSelectCollection',
    access: 'project.view',
    load: () => import('../../routes/select-collection'),
  },
  { page: 'projectSelectModel', access: 'project.view', load: () => import('../../routes/select-model') },
  { page: 'projectModel', access: 'project.view', load: () => import('../../routes/model') },
  { page: 'projectConfigure', access: 'project.view', load: () => import('../../routes/configure') },
  { page: 'editProduct', access: 'project.edit', load: () => import('../../routes/edit-product') },
  { page: 'projects', access: 'project.view', load: () => import('../../routes/projects') },
  { page: 'project', access: 'project.view', load: () => import('../../routes/project') },
  { page: 'generateBudget', access: 'signed-in', load: () => import('../../routes/generate-budget') },
  { page: 'budget', access: 'signed-in', load: () => import('../../routes/budget') },
  { page: 'newOrder', access: 'order.add', load: () => import('../../routes/new-order') },
  { page: 'orders', access: 'order.view', load: () => import('../../routes/orders') },
  { page: 'order', access: 'order.view', load: () => import('../../routes/order') },
  { page: 'profile', access: 'signed-in', load: () => import('../../routes/profile') },
  { page: 'noAccess', access: 'open', load: () => import('../../routes/no-access') },
];

/** Old and short paths that lead to another page with the same parameters. */
export const redirects: readonly { readonly from: PageName; readonly to: PageName }[] = [
  { from: 'createProject', to: 'selectCollection' },
  { from: 'projectAddProduct', to: 'projectSelectCollection' },
];
