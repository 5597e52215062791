import type { Budget } from '@lucerna/contract';
import { api, useActKey } from '../../../shared/api';
import { FailedPart, useAct } from '../../../shared/failure';
import { CommentForm } from './CommentForm';
import { QuoteComments } from './QuoteComments';

/** What was said about a quote, and what an account says to it; nothing while it is a draft. */
export function BudgetComments({ budget }: { readonly budget: Budget }) {
  const params = { id: budget.id };
  const asked = api.useListQuoteCommentsQuery({ params });
  const { data } = asked;
  const act = useAct();
  const key = useActKey();
  const [say] = api.useCommentQuoteMutation();
  if (budget.state === 'draft') return null;
  if (!data) return <FailedPart asked={asked} />;
  return (
    <QuoteComments comments={data} products={budget.products}>
      <CommentForm
        products={budget.products}
        act={act}
        onSay={async (body) => {
          const isDone = await act.run(() =>
            say({ params, body, actKey: key.of(body), isSilent: true }).unwrap(),
          );
          if (isDone) key.done();
          return isDone;
        }}
      />
    </QuoteComments>
  );
}
