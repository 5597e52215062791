import { Button, ErrorState } from '@lucerna/kit';
import { failureOf } from '../api/failure';
import { useWords } from '../words/use-words';
import { useFailureText } from './use-failure-text';

/** Stands where a query's answer should: what happened and a way to ask again. */
export function FailedQuery({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const say = useWords();
  const textOf = useFailureText();
  const failure = failureOf(error) ?? { status: 500, code: 'unexpected', address: '' };
  const { title, text } = textOf(failure);
  return (
    <ErrorState
      title={title}
      advice={text}
      action={<Button onPress={onRetry}>{say('errors-dialog.retry')}</Button>}
    />
  );
}
