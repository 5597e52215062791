import { startTransition, useEffect, useState } from 'react';

/**
 * How many of a long list are drawn: those that fill the window at first, then a batch more each time, until all are.
 * All at once, a phone would take no press while they are put into the page.
 */
export function useInBatches(count: number, { first, next }: { first: number; next: number }): number {
  const [drawn, setDrawn] = useState(first);
  const isWhole = drawn >= count;
  useEffect(() => {
    // What is added later is drawn at once.
    if (isWhole) setDrawn(Infinity);
    else startTransition(() => setDrawn((before) => before + next));
  }, [isWhole, drawn, next]);
  return Math.min(drawn, count);
}
