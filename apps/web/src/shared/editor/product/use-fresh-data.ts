import { useRef } from 'react';

interface Read<T> {
  readonly data?: T;
  readonly isFetching: boolean;
}

/**
 * What a query has read once it is not being read anew: an editor begins with it, and must not begin with what was there
 * before the last save. What is read anew after that is given as it comes, until it is `wantedFor` something else.
 */
export function useFreshData<T>({ data, isFetching }: Read<T>, wantedFor = ''): T | undefined {
  const settledFor = useRef<string | null>(null);
  if (data !== undefined && !isFetching) settledFor.current = wantedFor;
  return settledFor.current === wantedFor ? data : undefined;
}
