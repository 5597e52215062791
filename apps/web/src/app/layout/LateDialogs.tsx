import { lazy, Suspense } from 'react';
import { selectRetry } from '../../shared/api/retry';
import { selectFailure } from '../../shared/failure/failure-shown';
import { useSelector } from '../../shared/store/hooks';

const ErrorDialog = lazy(() => import('./ErrorDialog'));
const RetryDialog = lazy(() => import('./RetryDialog'));

/** The dialogs of failures, read when there is one. */
export function LateDialogs() {
  const failure = useSelector(selectFailure);
  const asked = useSelector(selectRetry);
  return (
    <Suspense>
      {failure && <ErrorDialog />}
      {asked && <RetryDialog />}
    </Suspense>
  );
}
