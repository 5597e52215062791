import { selectRetry } from '../../shared/api/retry';
import { selectFailure } from '../../shared/failure/failure-shown';
import { late } from '../../shared/lazy';
import { selectAuthModal, useSession } from '../../shared/session';
import { useSelector } from '../../shared/store/hooks';
import { useReadAhead } from './use-read-ahead';

const readError = () => import('./ErrorDialog');
const readRetry = () => import('./RetryDialog');
const ErrorDialog = late(readError);
const AuthDialog = late(() => import('../../features/auth/AuthDialog'));
const RetryDialog = late(readRetry);
const readBoth = () => Promise.all([readError(), readRetry()]);
const SignOutDialog = late(() => import('../../shared/sign-out/SignOutDialog'));

/** The dialogs of failures: read once the page stands. */
export function LateDialogs() {
  const failure = useSelector(selectFailure);
  const asked = useSelector(selectRetry);
  const { shown } = useSelector(selectAuthModal);
  const { unsentWorks } = useSession();
  useReadAhead(readBoth);
  return (
    <>
      {failure && <ErrorDialog />}
      {asked && <RetryDialog />}
      {shown && <AuthDialog />}
      {unsentWorks > 0 && <SignOutDialog />}
    </>
  );
}
