import type { Access } from '@lucerna/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { href } from '../route/href';
import { mayDo } from './session';
import { useSession } from './use-session';

/**
 * Shows a page to those who may see it (ACC-14): others go to the home page, or to the no-access page when they are
 * signed in. While nothing is known of the session nothing is shown.
 */
export function Guard({ access, children }: { access: Access; children: ReactNode }) {
  const { status, account } = useSession();
  const location = useLocation();
  if (access === 'open') return children;
  if (status === 'unknown') return null;
  if (status === 'signedOut') {
    return <Navigate to={href('home')} replace state={{ wanted: location.pathname + location.search }} />;
  }
  if (access !== 'signed-in' && !mayDo(account, access)) return <Navigate to={href('noAccess')} replace />;
  return children;
}
