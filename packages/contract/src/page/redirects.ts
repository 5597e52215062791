import { params } from './page-params';
import type { RedirectRow } from './page';

/** The next page of an old path also offers the projects that are being worked on (C2). */
const state = { allowCurrentProjects: true };

const old = ['sticks-drawing', 'sticks-nodrawing', 'plusminus-drawing', 'plusminus-nodrawing'] as const;

/** Short and old paths. */
export const redirects: readonly RedirectRow[] = [
  { path: '/create-project', redirect: '/create-project/select-collection' },
  {
    path: '/project/:projectId/add-product',
    params: params('projectId'),
    redirect: '/project/:projectId/add-product/select-collection',
  },
  { path: '/new-register', redirect: '/en/new-register' },
  ...old.map((kind): RedirectRow => ({
    path: `/${kind}-configurator/:model?`,
    params: params('model'),
    redirect: `/new-product/${kind}-configurator/:model?`,
    state,
  })),
];
