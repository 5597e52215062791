import { useEffect, useState } from 'react';

/** A value once it has not changed for a while: what is asked of a server need not be asked for each of some quick choices. */
export function useSettledValue(value: string, settleMs: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleMs);
    return () => clearTimeout(timer);
  }, [value, settleMs]);
  return settled;
}
