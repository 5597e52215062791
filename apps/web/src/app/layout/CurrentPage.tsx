import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router';
import { PageErrors } from '../page/PageErrors';

/** The page of the address; the one before stays until its code is read. */
export function CurrentPage() {
  const { pathname } = useLocation();
  return (
    <PageErrors place={pathname}>
      <Suspense>
        <Outlet />
      </Suspense>
    </PageErrors>
  );
}
