import { Button, ErrorState } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { failureOf, isPassing } from '../api/failure';
import { href } from '../route/href';
import { useTranslate } from '../i18n/use-translate';
import { isNoAccess } from './no-access';
import { useAskAgain } from './use-ask-again';
import { useFailureText } from './use-failure-text';

interface FailedQueryProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** It is asked for again just now: it stays in its place until the answer is there, and so does the focus on its button. */
  readonly isAsking?: boolean;
  /** 1 where it takes the place of a whole page. */
  readonly headingLevel?: 1;
}

/**
 * Stands where a query's answer should: what happened and a way to ask again, or the way to the no-access page. What
 * only the network or a service that is not ready keeps away is asked for by itself too.
 */
export function FailedQuery({ error, onRetry, isAsking = false, headingLevel }: FailedQueryProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const failure = failureOf(error) ?? { status: 500, code: 'unexpected', address: '' };
  const passes = isPassing(failure);
  useAskAgain(() => isAsking || onRetry(), passes);
  if (isNoAccess(failure)) return <Navigate to={href('noAccess')} replace />;
  const { title, text } = textOf(failure);
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title}
      safe={passes && t('errors-dialog.page.safe')}
      advice={passes ? t('errors-dialog.comesBack') : text}
      action={
        <Button isLoading={isAsking} onPress={onRetry}>
          {t('errors-dialog.retry')}
        </Button>
      }
    />
  );
}
