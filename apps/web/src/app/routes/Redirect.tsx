import { Navigate, useLocation, useParams } from 'react-router';
import type { LightRedirect } from 'virtual:pages';
import { fillPath, paramsFit } from '../../shared/route';
import { NotFound } from '../page/late-pages';

/** Leads from an old or short path to its page, with its parameters, its query and what the table tells the page. */
export function Redirect({ row }: { row: LightRedirect }) {
  const params = useParams();
  const { search } = useLocation();
  if (!paramsFit(row.params, params)) return <NotFound />;
  return <Navigate to={fillPath(row.redirect, params) + search} replace state={row.state} />;
}
