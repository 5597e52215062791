import { refusedProblems } from '@lucerna/contract/problem-data';
import type { OperationId } from '@lucerna/contract';

/** Why a call failed: an HTTP status, or that no answer came (P8: ErrorCode, ErrorDescription, URL). */
export interface ApiFailure {
  readonly status: number | 'timeout' | 'offline';
  /** The status in words, where the server gave any. */
  readonly description?: string;
  /** A code of the table of problems, where the server answered one. */
  readonly code: string;
  readonly details?: unknown;
  /** A 401 although the session had just been renewed: not its ordinary end. */
  readonly isUnexpected?: boolean;
  readonly address: string;
  /** The call of the contract's table that failed. */
  readonly action?: OperationId;
}

/** True where nothing is known of the outcome: the same call may be sent again with the same key. */
export const isUnanswered = (failure: ApiFailure): boolean => typeof failure.status === 'string';

/** Whether somebody in front of a service answered that it is not ready. */
export const isUnready = (status: ApiFailure['status']): boolean =>
  status === 502 || status === 503 || status === 504;

/** Whether an error is of the network, or of a service that is not ready: it passes, and says nothing of what was asked. */
export function isPassing(error: unknown): boolean {
  const failure = failureOf(error);
  return failure !== null && (isUnanswered(failure) || isUnready(failure.status));
}

/** The failure of a hook's `error`, or of what a trigger's `unwrap()` threw; null for anything else. */
export function failureOf(error: unknown): ApiFailure | null {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error
    ? (error as ApiFailure)
    : null;
}

/** Data of a failure's problem for its text, of the first one where there are more. */
export function failureData(failure: ApiFailure): Readonly<Record<string, string | number>> {
  return refusedProblems(failure)[0]?.data ?? {};
}
