import { useSaveFile } from '../../shared/file/use-save-file';
import { documentAddress } from './document-address';

/** Reads the PDF of a budget and lets the browser save it. */
export const useSaveDocument = (budgetId: string, budgetNumber: string): (() => Promise<void>) =>
  useSaveFile({
    address: documentAddress(budgetId),
    name: `${budgetNumber}.pdf`,
    action: 'getBudgetDocument',
  });
