import type { BudgetDraft } from '@lucerna/contract';
import { notify } from '@lucerna/kit';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { api, failureOf, useActKey } from '../../shared/api';
import { href, useLeave } from '../../shared/route';
import { refusedAsChanged, useSaleChanges, type SaleChange } from '../../shared/sale';
import { useTranslate } from '../../shared/i18n';
import { budgetOf, changesOf, seenLines, type Quote } from './quote';
import type { SentParties } from './usa/parties';

/** The refusal of a final quote whose number another one has. */
const numberUsed = 'quoteNumberUnknown';

interface HowToGenerate {
  readonly onlySave: boolean;
  readonly onDone: () => void;
  /** Named besides; with a final quote it is made as one. */
  readonly parties?: SentParties | null | undefined;
  /** Another quote has the number that the final one was to get. */
  readonly onNumberUsed?: (() => void) | undefined;
}

export interface Generate {
  /** Asks first where prices changed. */
  readonly generate: (draft: BudgetDraft, quote: Quote, how: HowToGenerate) => void;
  /** What is asked about; null while nothing is. */
  readonly changes: readonly SaleChange[] | null;
  /** Generates what the dialog shows. */
  readonly agree: (draft: BudgetDraft, quote: Quote) => void;
  readonly goBack: () => void;
  /** From the press until the next page is there, or until it is known why not. */
  readonly isGenerating: boolean;
}

/**
 * Generates a budget once, however often the button is pressed, and shows it; or only saves it and goes back. Where a
 * price is another one than the project said, or the project changed since it was read, nothing is generated until the
 * user agrees. Any other refusal is told by the error dialog, and the project is read again since it may have changed.
 */
export function useGenerate(readAgain: () => Promise<BudgetDraft | undefined>): Generate {
  const t = useTranslate();
  const { leave, isLeaving } = useLeave();
  const isFirstPage = useLocation().key === 'default';
  // From the page of a request, which the budget answers.
  const requestId = useSearchParams()[0].get('request') ?? undefined;
  const act = useActKey();
  const [create] = api.useCreateBudgetMutation();
  const [createFinal] = api.useCreateFinalQuoteMutation();
  const [isSending, setSending] = useState(false);
  const [asked, setAsked] = useState<HowToGenerate>({ onlySave: false, onDone: () => undefined });
  const { changes, ask, close, afterRefusal } = useSaleChanges('createBudget');

  async function send(draft: BudgetDraft, quote: Quote, how: HowToGenerate, isRepeat = false): Promise<void> {
    const { projectId, projectVersion: version } = draft;
    const { named, finalQuote } = how.parties ?? { finalQuote: null };
    const body = { ...budgetOf(projectId, draft.lines, quote, how.onlySave), ...named, requestId };
    const actKey = act.of({ body, finalQuote, version });
    const call = { version, actKey, handles: [...refusedAsChanged, numberUsed] };
    const { data, error } = finalQuote
      ? await createFinal({ ...call, body: { ...body, ...finalQuote } })
      : await create({ ...call, body });
    if (!data) {
      const failure = failureOf(error);
      if (failure?.code === numberUsed) {
        how.onNumberUsed?.();
        return close();
      }
      const now = await readAgain();
      if (!failure || !refusedAsChanged.includes(failure.code)) return close();
      const linesNow = now && seenLines(now.lines, quote);
      if (afterRefusal(failure, seenLines(draft.lines, quote), linesNow, isRepeat) && now) {
        await send(now, quote, how, true);
      }
      return;
    }
    close();
    act.done();
    how.onDone();
    const { id: budgetId, budgetNumber: number } = data;
    if (!how.onlySave) return leave(href('budget', { projectId, budgetId }));
    notify({ tone: 'success', title: t('budgets.saved', { number }) });
    leave(isFirstPage ? href('project', { projectId }) : -1);
  }

  function start(draft: BudgetDraft, quote: Quote, how: HowToGenerate) {
    setSending(true);
    void send(draft, quote, how).finally(() => setSending(false));
  }

  return {
    generate: (draft, quote, how) => {
      setAsked(how);
      const found = changesOf(draft.lines, quote);
      if (found.length > 0) ask(found);
      else start(draft, quote, how);
    },
    changes,
    agree: (draft, quote) => start(draft, quote, asked),
    goBack: close,
    isGenerating: isSending || isLeaving,
  };
}
