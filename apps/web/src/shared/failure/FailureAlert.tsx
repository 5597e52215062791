import { Alert } from '@lucerna/kit';
import type { ReactNode } from 'react';
import type { ApiFailure } from '../api/failure';
import { useFailureText } from './use-failure-text';

interface FailureAlertProps {
  /** Null shows nothing. */
  readonly failure: ApiFailure | null;
  /** What can be done about it. */
  readonly action?: ReactNode;
}

/** A failed act, said beside what asked for it. */
export function FailureAlert({ failure, action }: FailureAlertProps) {
  const textOf = useFailureText();
  if (!failure) return null;
  const { title, text } = textOf(failure);
  return (
    <Alert tone="error" title={title} action={action} isLive>
      {text}
    </Alert>
  );
}
