import { createBrowserRouter, Navigate, useParams } from 'react-router';
import type { RouteObject } from 'react-router';
import { paths } from '../../shared/route';
import type { PageName } from '../../shared/route';
import { Guard } from '../../shared/session';
import { Layout } from '../layout/Layout';
import { BrokenPage } from './BrokenPage';
import { NotFound } from './NotFound';
import { pages, redirects } from './pages';

function Redirect({ to }: { to: PageName }) {
  const params = useParams();
  const target = paths[to].replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return <Navigate to={target} replace />;
}

const pageRoutes: RouteObject[] = pages.map(({ page, access, load }) => ({
  path: paths[page],
  errorElement: <BrokenPage />,
  lazy: async () => {
    const { default: Page } = await load();
    return {
      element: (
        <Guard access={access}>
          <Page />
        </Guard>
      ),
    };
  },
}));

/** Makes the router from the table of pages: every page in the one layout, each with an error boundary of its own. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      element: <Layout />,
      errorElement: <BrokenPage />,
      HydrateFallback: () => null,
      children: [
        ...pageRoutes,
        ...redirects.map(({ from, to }) => ({ path: paths[from], element: <Redirect to={to} /> })),
        { path: '*', element: <NotFound /> },
      ],
    },
  ]);
