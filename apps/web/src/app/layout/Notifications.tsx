import { lazy, Suspense } from 'react';
import { useAfterFirstPage } from './use-after-first-page';

const ToastRegion = lazy(() => import('./toast-region'));

/** Where notifications appear. Those of before it is read wait and are shown. */
export function Notifications() {
  const isTime = useAfterFirstPage();
  return <Suspense>{isTime && <ToastRegion />}</Suspense>;
}
