import { useEffect } from 'react';
import { prefetchLazyCode } from '../../shared/lazy/prefetch-lazy-code';
import { useOnline } from '../../shared/online/use-online';
import { useAfterFirstPage } from './use-after-first-page';

/** What browsers tell of a connection, some of them nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether code that may never be wanted is read without taking the line from anybody, or costing too much. */
function isAmple(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && (connection?.effectiveType ?? '4g') === '4g';
}

/** Keeps the code of late parts in the browser's cache while the page is at rest. */
export function useLazyCodePrefetch(isAtRest: boolean): void {
  const isTime = useAfterFirstPage();
  const isOnline = useOnline();
  useEffect(() => {
    // Where nothing is built, each file of the source is read by itself.
    if (!import.meta.env.PROD || !isTime || !isOnline || !isAtRest || !isAmple()) return undefined;
    const ending = new AbortController();
    const begin = () => {
      if (!ending.signal.aborted) prefetchLazyCode(ending.signal).catch(() => undefined);
    };
    // Safari has no such call.
    ('requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout)(begin);
    return () => ending.abort();
  }, [isTime, isOnline, isAtRest]);
}
