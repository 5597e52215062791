import { lazy, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(() => import('./toast-region'));

/** Milliseconds that the first page gets for itself. */
const patience = 1500;

/** Where notifications appear; read once the first page stands. Those of before then wait and are shown. */
export function Notifications() {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return <Suspense>{isTime && <ToastRegion />}</Suspense>;
}
