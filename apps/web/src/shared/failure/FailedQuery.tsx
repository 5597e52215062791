import { Button, ErrorState } from '@lucerna/kit';
import { Navigate } from 'react-router';
import { failureOf } from '../api/failure';
import { href } from '../route/href';
import { useTranslate } from '../i18n/use-translate';
import { isNoAccess } from './no-access';
import { useFailureText } from './use-failure-text';

interface FailedQueryProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** 1 where it takes the place of a whole page. */
  readonly headingLevel?: 1;
}

/** Stands where a query's answer should: what happened and a way to ask again, or the way to the no-access page. */
export function FailedQuery({ error, onRetry, headingLevel }: FailedQueryProps) {
  const t = useTranslate();
  const textOf = useFailureText();
  const failure = failureOf(error) ?? { status: 500, code: 'unexpected', address: '' };
  if (isNoAccess(failure)) return <Navigate to={href('noAccess')} replace />;
  const { title, text } = textOf(failure);
  return (
    <ErrorState
      headingLevel={headingLevel}
      title={title}
      advice={text}
      action={<Button onPress={onRetry}>{t('errors-dialog.retry')}</Button>}
    />
  );
}
