import type { OperationId } from '@lucerna/contract';

/** Why a call failed: an HTTP status, or that no answer came (P8: ErrorCode, ErrorDescription, URL). */
export interface ApiFailure {
  readonly status: number | 'timeout' | 'offline';
  /** The status in words, where the server gave any. */
  readonly description?: string;
  /** A code of the table of problems, where the server answered one. */
  readonly code: string;
  readonly details?: unknown;
  readonly address: string;
  /** The call of the contract's table that failed. */
  readonly action?: OperationId;
}

/** True where nothing is known of the outcome: the same call may be sent again with the same key. */
export const isUnanswered = (failure: ApiFailure): boolean => typeof failure.status === 'string';

/** The failure of a hook's `error`, or of what a trigger's `unwrap()` threw; null for anything else. */
export function failureOf(error: unknown): ApiFailure | null {
  return typeof error === 'object' && error !== null && 'status' in error && 'code' in error
    ? (error as ApiFailure)
    : null;
}

/** Data of a failure's problem for its text; lists become comma-separated words. */
export function failureData(failure: ApiFailure): Record<string, string | number> {
  const { details } = failure;
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {};
  return Object.fromEntries(
    Object.entries(details as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value as string | number),
    ]),
  );
}
