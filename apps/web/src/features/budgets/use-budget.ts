import { useState } from 'react';
import { api, useReadAgain } from '../../shared/api';
import { useDocumentProgress } from './use-document-progress';

/** Milliseconds between two questions whether the PDF is made: without the socket, and as a net under it. */
const patience = { alone: 1000, withSocket: 10_000 };

/** A generated budget; read again by itself until its PDF is made or has failed. */
export function useBudget(budgetId: string) {
  const [isMaking, setMaking] = useState(false);
  const [isListening, setListening] = useState(false);
  const pollingInterval = isMaking ? (isListening ? patience.withSocket : patience.alone) : 0;
  const budget = api.useGetBudgetQuery({ params: { id: budgetId } }, { pollingInterval });
  const making = budget.data?.document.state === 'making';
  const listening = useDocumentProgress(budgetId, making, useReadAgain('budgets'));
  if (making !== isMaking) setMaking(making);
  if (listening !== isListening) setListening(listening);
  return budget;
}
