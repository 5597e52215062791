import { useEffect, useState } from 'react';
import { useOnline } from '../../shared/online/use-online';
import { useAfterFirstPage } from './use-after-first-page';

/**
 * Reads code before it is wanted, since without a network it could not be read; answers whether it is there. It is not
 * asked for while the network is away: browsers remember code that failed until a reload.
 */
export function useReadAhead(read: () => Promise<unknown>): boolean {
  const isTime = useAfterFirstPage();
  const isOnline = useOnline();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (!isTime || !isOnline || isRead) return;
    read().then(
      () => setRead(true),
      () => undefined,
    );
  }, [read, isTime, isOnline, isRead]);
  return isRead;
}
