/** Something that is read before an editor can open. */
export interface Reading {
  readonly error?: unknown;
  /** It is read just now, for the first time or again. */
  readonly isAsking: boolean;
  /** Reads it again; does nothing where it did not fail. */
  readonly retry: () => void;
}

interface Query {
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** A query of the server as something to read. */
export const readingOf = ({ error, isFetching, refetch }: Query): Reading => ({
  error,
  isAsking: isFetching,
  retry() {
    if (error) void refetch();
  },
});

/** All that must be read, as one: it failed where one of them failed, and only that is read again. */
export function together(...readings: readonly Reading[]): Reading {
  const failed = readings.filter(({ error }) => error);
  return {
    error: failed[0]?.error,
    // What waits for one that failed is not what a press on Retry waits for.
    isAsking: (failed.length > 0 ? failed : readings).some(({ isAsking }) => isAsking),
    retry: () => readings.forEach((each) => each.retry()),
  };
}
