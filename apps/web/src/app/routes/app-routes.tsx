import type { PageName } from '@lucerna/contract/pages';
import type { RouteObject } from 'react-router';
import { pages, redirects } from 'virtual:pages';
import { Frame } from '../layout/Frame';
import { Layout } from '../layout/Layout';
import { NotFound } from '../page/late-pages';
import { Gate } from './Gate';
import { codeOf } from './page-code';
import { readPage } from './read-page';
import { Redirect } from './Redirect';

const names = Object.keys(pages) as PageName[];

const read = new Map(names.map((name) => [name, readPage(codeOf(name))]));

function routeOf(name: PageName): RouteObject {
  const page = pages[name];
  const { load, Page } = read.get(name)!;
  return {
    path: page.path,
    element: (
      <Gate key={name} page={page} load={load}>
        <Page />
      </Gate>
    ),
  };
}

const isFramed = (name: PageName) => pages[name].isFramed === true;

/** The routes of the app, made from the table: framed pages stand alone, all others in the one layout. */
export const appRoutes: RouteObject[] = [
  {
    element: <Frame />,
    children: [...names.filter(isFramed).map(routeOf), { path: '/iframe/*', element: <NotFound /> }],
  },
  {
    element: <Layout />,
    children: [
      ...names.filter((name) => !isFramed(name)).map(routeOf),
      ...redirects.map((row) => ({ path: row.path, element: <Redirect row={row} /> })),
      { path: '*', element: <NotFound /> },
    ],
  },
];
