import { useEffect, useState } from 'react';

/** Milliseconds that the first page gets for itself. */
const patience = 3000;

/** Whether it is time to read what no first page needs. */
export function useAfterFirstPage(): boolean {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setTime(true), patience);
    return () => clearTimeout(timer);
  }, []);
  return isTime;
}
