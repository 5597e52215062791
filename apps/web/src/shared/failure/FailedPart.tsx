import { failureOf } from '../api/failure';
import { FailedQuery } from './FailedQuery';

interface FailedPartProps {
  /** What a hook of a query answers. */
  readonly asked: {
    readonly error?: unknown;
    /** The answer to what is asked now; without it, where what is asked stays the same, `data` is. */
    readonly currentData?: unknown;
    readonly data?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/**
 * Stands where a part of a page should: that it could not be read, and a way to ask again, so that it is not taken for
 * empty. Nothing where there is an answer, of which one to another question is none, and where the reader may not have it or it is not there.
 */
export function FailedPart({ asked }: FailedPartProps) {
  const { error, isFetching, refetch } = asked;
  const answer = 'currentData' in asked ? asked.currentData : asked.data;
  const failure = failureOf(error);
  if (!failure || answer !== undefined || failure.status === 403 || failure.status === 404) return null;
  return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
}
