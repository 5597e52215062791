import { useEffect, useState } from 'react';
import { cacheBeforeImport } from '../../shared/lazy';

/** Milliseconds that the first page gets for itself. */
const patience = 3000;

/** Whether it is time to read what no first page needs. */
export function useAfterFirstPage(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // The first page itself does not wait until its code is whole.
      cacheBeforeImport();
      setTime(true);
    }, patience);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
