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
  { page: 'noAccess', access: 'open', load: () => import('../../routes/no-access') },
];

/** Old and short paths that lead to another page with the same parameters. */
export const redirects: readonly { readonly from: PageName; readonly to: PageName }[] = [
  { from: 'createProject', to: 'selectCollection' },
  { from: 'projectAddProduct', to: 'projectSelectCollection' },
];
