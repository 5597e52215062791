import { useRef } from 'react';
import { useStore } from 'react-redux';
import { isUnanswered, readFile } from '../../shared/api';
import { failureShown } from '../../shared/failure';
import { documentAddress } from './document-address';

/** How long the browser may take to save what it was handed, in milliseconds. */
const savingMs = 60_000;

/** Hands a file to the browser as a download of this name. */
function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), savingMs);
}

/**
 * Reads the PDF of a budget and lets the browser save it; a refusal opens the error dialog. Presses during a download
 * are the same wish.
 */
export function useSaveDocument(budgetId: string, budgetNumber: string): () => Promise<void> {
  const store = useStore();
  const isReading = useRef(false);
  return async () => {
    if (isReading.current) return;
    isReading.current = true;
    const read = await readFile(store, documentAddress(budgetId));
    isReading.current = false;
    if ('data' in read) save(read.data, `${budgetNumber}.pdf`);
    else if (read.error.status !== 401 && !isUnanswered(read.error))
      store.dispatch(failureShown({ action: 'getBudgetDocument', failure: read.error }));
  };
}
