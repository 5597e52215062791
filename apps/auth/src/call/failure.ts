/** Why a call failed: an HTTP status with a code of the table of problems, or that no answer came. */
export interface Failure {
  readonly status: number | 'timeout' | 'offline';
  readonly code: string;
  readonly details?: unknown;
}

/** Data of a failure for its text; lists become comma-separated words. */
export function failureData({ details }: Failure): Record<string, string | number> {
  if (typeof details !== 'object' || details === null || Array.isArray(details)) return {};
  return Object.fromEntries(
    Object.entries(details as Record<string, unknown>).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value as string | number),
    ]),
  );
}
