import { useState } from 'react';
import { api, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { revisionOf, type QuotableLine, type Quote } from './quote';

interface HowToRevise {
  readonly projectId: string;
  readonly budgetId: string;
  readonly onDone: () => void;
  readonly onStale: () => void;
}

/** Makes the next revision once, however often the button is pressed, and shows it; a refusal is told by the error dialog. */
export function useRevise({ projectId, budgetId, onDone, onStale }: HowToRevise) {
  const { leave, isLeaving } = useLeave();
  const act = useActKey();
  const [send] = api.useReviseBudgetMutation();
  const [isSending, setSending] = useState(false);

  async function revise(lines: readonly QuotableLine[], quote: Quote) {
    setSending(true);
    const body = revisionOf(lines, quote);
    const params = { id: budgetId };
    const { data } = await send({ params, body, actKey: act.of({ params, body }) });
    setSending(false);
    if (!data) return onStale();
    act.done();
    onDone();
    leave(href('budget', { projectId, budgetId: data.id }));
  }

  return {
    revise: (lines: readonly QuotableLine[], quote: Quote) => void revise(lines, quote),
    isRevising: isSending || isLeaving,
  };
}
