import { newLinkComment, type LinkedQuote } from '@lucerna/contract';
import { api, useActKey } from '../../../shared/api';
import { useAct } from '../../../shared/failure';
import { useKeptForm, useRule } from '../../../shared/form';
import { CommentForm } from './CommentForm';
import { NameField } from './NameField';

interface SayByLinkProps {
  readonly token: string;
  readonly quote: LinkedQuote;
}

/** A comment of somebody without an account, who gives a name once. */
export function SayByLink({ token, quote: { budget } }: SayByLinkProps) {
  const check = useRule()(newLinkComment.shape.name);
  const act = useAct();
  const key = useActKey();
  const [say] = api.useCommentByLinkMutation();
  const { values, change } = useKeptForm(`comment.${budget.quoteId}`, { name: '' });
  return (
    <CommentForm
      products={budget.products}
      act={act}
      isReady={check(values.name) === null}
      onSay={async (said) => {
        const body = { ...said, name: values.name };
        const isDone = await act.run(() =>
          say({ params: { token }, body, actKey: key.of(body), isSilent: true }).unwrap(),
        );
        if (isDone) key.done();
        return isDone;
      }}
    >
      <NameField name={values.name} onChange={change} />
    </CommentForm>
  );
}
