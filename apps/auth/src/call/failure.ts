import { refusedProblems } from '@lucerna/contract/problem-data';

/** Why a call failed: an HTTP status with a code of the table of problems, or that no answer came. */
export interface Failure {
  readonly status: number | 'timeout' | 'offline';
  readonly code: string;
  readonly details?: unknown;
}

/** Data of a failure's problem for its text, of the first one where there are more. */
export function failureData(failure: Failure): Readonly<Record<string, string | number>> {
  return refusedProblems(failure)[0]?.data ?? {};
}
