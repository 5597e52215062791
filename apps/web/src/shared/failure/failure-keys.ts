import type { ShownFailure } from './failure-shown';

/** The beginnings of text keys for a failure, the most specific first (ERR-02): action and status, action, status, any. */
export function failureKeys({ action, failure }: ShownFailure): readonly [string, string, string, string] {
  return [
    `errors-dialog.${action}-${failure.status}`,
    `errors-dialog.${action}`,
    `errors-dialog.${failure.status}`,
    'errors-dialog.generic',
  ];
}
