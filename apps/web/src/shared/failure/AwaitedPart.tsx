import { Skeleton, VisuallyHidden } from '@lucerna/kit';
import { FailedQuery } from './FailedQuery';

export interface AwaitedQuery {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface AwaitedPartProps {
  /** What a hook of a query answers. */
  readonly query: AwaitedQuery;
  /** How many lines of text come, or how high the block is that comes, as a CSS length. */
  readonly size: number | string;
  /** Says that it comes, where no region around it does (`aria-busy`). */
  readonly label?: string;
}

/** Stands where a part of a page should until its answer is there, and says where it cannot be read, in place of an older one too. */
export function AwaitedPart({ query, size, label }: AwaitedPartProps) {
  const { data, error, isFetching, refetch } = query;
  if (error !== undefined)
    return <FailedQuery error={error} isAsking={isFetching} onRetry={() => void refetch()} />;
  if (data !== undefined) return null;
  return (
    <>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
      {typeof size === 'number' ? <Skeleton lines={size} /> : <Skeleton shape="block" height={size} />}
    </>
  );
}
