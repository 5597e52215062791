import { useEffect, useState } from 'react';
import { readCode } from '../../shared/lazy';
import { useAfterFirstPage } from './use-after-first-page';

/** Reads code before it is wanted, since without a network it could not be read; answers whether it is there. */
export function useReadAhead(read: () => Promise<unknown>): boolean {
  const isTime = useAfterFirstPage();
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    if (isTime && !isRead) return readCode(read, () => setRead(true));
  }, [read, isTime, isRead]);
  return isRead;
}
