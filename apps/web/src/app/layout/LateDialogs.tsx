import { useEffect } from 'react';
import { selectRetry } from '../../shared/api/retry';
import { selectFailure } from '../../shared/failure/failure-shown';
import { late } from '../../shared/late';
import { selectAuthModal, useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';

const readError = () => import('./ErrorDialog');
const readRetry = () => import('./RetryDialog');
const ErrorDialog = late(readError);
const AuthDialog = late(() => import('../../features/auth/AuthDialog'));
const RetryDialog = late(readRetry);
const SignOutDialog = late(() => import('../../shared/sign-out/SignOutDialog'));

/** Milliseconds that the first page gets for itself. */
const patience = 3000;

/** The dialogs of failures: read once the page stands, since without network they could not be read any more. */
export function LateDialogs() {
  const failure = useSelector(selectFailure);
  const asked = useSelector(selectRetry);
  const { shown } = useSelector(selectAuthModal);
  const { unsentWorks } = useSession();
  useEffect(() => {
    const timer = setTimeout(
      () => void Promise.all([readError(), readRetry()]).catch(() => undefined),
      patience,
    );
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      {failure && <ErrorDialog />}
      {asked && <RetryDialog />}
      {shown && <AuthDialog />}
      {unsentWorks > 0 && <SignOutDialog />}
    </>
  );
}
