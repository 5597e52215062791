import { Alert } from '@lucerna/kit';
import type { ApiFailure } from '../../shared/api';
import { useFailureText } from '../../shared/failure';

/** Why signing in or signing up failed, above the form. */
export function EntryFailure({
  failure,
  action,
}: {
  failure: ApiFailure | null;
  action: 'login' | 'signUp';
}) {
  const textOf = useFailureText();
  if (!failure) return null;
  const { title, text } = textOf(failure, action);
  return (
    <Alert tone="error" isLive title={title}>
      {text}
    </Alert>
  );
}
